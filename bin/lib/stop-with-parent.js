// Preloaded into the server process: stops it when the script that started it has ended.

process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'))
process.channel?.unref()
