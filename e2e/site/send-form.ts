import type { APIRequestContext } from '@playwright/test'

/** Sends a form as a browser without scripts does, and reads the page that answers: its problems are `messages`. */
export async function sendForm(request: APIRequestContext, path: string, form: Record<string, string>) {
  const answer = await request.post(path, { form })
  const text = await answer.text()
  const messages = [...text.matchAll(/<p [^>]*(?:role="alert"|id="[^"]+-problem")[^>]*>([^<]+)</g)]
  return { status: answer.status(), text, messages: messages.map(([, message = '']) => message) }
}
