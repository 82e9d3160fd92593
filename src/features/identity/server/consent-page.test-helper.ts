import type { IncomingMessage } from 'node:http'
import { text } from 'node:stream/consumers'
import type { MyinfoPerson } from './myinfo-person.test-helper.ts'

/** Replaces Singpass's own pages: the visitor says who they are, and agrees or cancels. */
export const consentPage = `<!doctype html><html lang="en"><title>Singpass</title><h1>Singpass</h1>
<form method="post">
<label>NRIC <input name="uinfin"></label> <label>Name <input name="name"></label>
<button name="answer" value="agree">Agree</button> <button name="answer" value="deny">Deny</button>
</form></html>`

/** Undefined: no answer yet; null: the visitor cancelled. */
export async function consentIn(request: IncomingMessage): Promise<MyinfoPerson | null | undefined> {
  if (request.method !== 'POST') return undefined
  const answer = new URLSearchParams(await text(request))
  if (answer.get('answer') !== 'agree') return null
  return {
    uinfin: answer.get('uinfin') ?? '',
    name: answer.get('name') ?? '',
    nationality: ['SG', 'SINGAPORE CITIZEN'],
    residentialstatus: ['C', 'CITIZEN'],
  }
}
