// Preloaded into the server process: when the script that started it is gone, it asks itself to stop.

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
