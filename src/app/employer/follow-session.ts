/**
 * Keeps the tabs of a browser in agreement about who is signed in: a tab that shows another account is loaded again,
 * and the page then shows the current state. Returns a function that ends it.
 */
export function followSession(account: string | null): () => void {
  const channel = new BroadcastChannel('joblane.recruiter')
  // Not `reload()`, which would ask whether to send a form again.
  const loadAnew = () => location.replace(location.pathname + location.search)
  channel.onmessage = ({ data }: MessageEvent<string | null>) => {
    if (data !== account) loadAnew()
  }
  channel.postMessage(account)
  if (account !== null) {
    void import('#app/common/session/watch-socket.ts')
      .then(({ watchSocket }) => watchSocket(account, loadAnew))
      .catch(() => {})
  }
  // A page from the back-forward cache may show an account that has signed out since.
  const look = ({ persisted }: PageTransitionEvent) => {
    if (persisted) loadAnew()
  }
  addEventListener('pageshow', look)
  return () => {
    channel.close()
    removeEventListener('pageshow', look)
  }
}
