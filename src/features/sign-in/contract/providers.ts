import { z } from 'zod'
import { social_types } from '#config/lists/structure/people.ts'
import { defineContract } from '#shared/contract.ts'
import { otp } from './otp.ts'
import { signedIn } from './signed-in.ts'

/**
 * Signing in by Google, Apple and Facebook. A form of our pages sends the browser there: POST `/{lang}/auth/{provider}`
 * with `redirect` (the next page), `purpose` (`sign-in`, or `link` to connect the provider to the signed-in account)
 * and the campaign fields of a registration. The browser returns to `redirect`, or to `/{lang}/get-started` with
 * `problem` (a code of the catalogue) and `redirect`. `getWaitingProvider` returns the next step.
 */
export const PROVIDERS = ['google', 'apple', 'facebook'] as const
export type Provider = (typeof PROVIDERS)[number]

const provider = z.enum(PROVIDERS)

export const listProviders = defineContract({
  name: 'accounts.listProviders',
  service: 'auth',
  method: 'GET',
  path: '/providers',
  summary: 'The sign-in providers of this installation.',
  access: 'public',
  limit: 'read',
  request: z.object({}),
  response: z.object({
    providers: z.array(
      z.object({
        provider,
        /** A proper name, the same in all languages. */
        name: z.string(),
      }),
    ),
  }),
  errors: [],
})

export const socialLogin = defineContract({
  name: 'accounts.socialLogin',
  service: 'auth',
  method: 'POST',
  path: '/jobseekers/social-login',
  summary:
    'Signs in by an ID token or an authorization code of a provider. All other statements about the person are ignored.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    /** An entry of the list `social_types`, by key or id. */
    social_type: z
      .union([z.enum(social_types.map(({ key }) => key)), z.coerce.number().int()])
      .describe('Key or id of the list `social_types`'),
    /** Signed by the provider, for this installation's client. */
    id_token: z.string().min(1).max(10_000).optional(),
    /** The nonce of the authorization request, if it had one. */
    nonce: z.string().min(1).max(500).optional(),
    code: z.string().min(1).max(4000).optional(),
    /** The PKCE verifier; comes with `code`. */
    code_verifier: z.string().min(43).max(128).optional(),
    /** From the specification; ignored, since only the provider identifies the person. */
    user_id: z.string().max(255).optional(),
    email: z.string().max(255).optional(),
    /** Only for a new account without a name from the provider. */
    first_name: z.string().trim().max(50).optional(),
    last_name: z.string().trim().max(50).optional(),
    avatar: z.string().max(2000).optional(),
    source: z.string().max(50).optional(),
    active_key: z.coerce.number().int().min(1).max(2).optional(),
    redirect: z.string().max(2000).optional(),
  }),
  response: signedIn,
  errors: [41009, 41028, 41030, 41032, 41033, 41036, 41044, 41047],
})

export const getWaitingProvider = defineContract({
  name: 'accounts.getWaitingProvider',
  service: 'auth',
  method: 'GET',
  path: '/providers/waiting',
  summary: 'The next step after a provider has identified a person; null if there is none.',
  access: 'public',
  limit: 'read',
  request: z.object({}),
  response: z.object({
    waiting: z
      .object({
        provider,
        name: z.string(),
        /**
         * `sign-in`: an account has this email; signing in to it within the hour connects the provider. `email`: the
         * provider does not vouch for an email; the person proves an email by a code (`sendProviderCode`,
         * `finishProvider`).
         */
        needs: z.enum(['sign-in', 'email']),
        /** The email for the form: of that account, or the provider’s unverified one; null if there is none. */
        email: z.string().nullable(),
        /** The next page. */
        redirect: z.string().nullable(),
      })
      .nullable(),
  }),
  errors: [],
})

export const sendProviderCode = defineContract({
  name: 'accounts.sendProviderCode',
  service: 'auth',
  method: 'POST',
  path: '/providers/finish/code',
  summary: 'Sends a code to an address for a sign-in by a provider that does not vouch for an email.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({ email: z.email().max(255) }),
  response: z.object({
    /** Seconds until another code can be requested. */
    resend_seconds: z.number().int(),
  }),
  errors: [41039, 41101],
})

export const finishProvider = defineContract({
  name: 'accounts.finishProvider',
  service: 'auth',
  method: 'POST',
  path: '/providers/finish',
  summary:
    'Finishes a sign-in after `sendProviderCode`: the code proves the address, and the provider is connected to its account.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    email: z.email().max(255),
    otp,
  }),
  response: signedIn,
  errors: [41040, 41041, 41042, 41043, 41044, 41047, 41101],
})

export const listLinkedProviders = defineContract({
  name: 'accounts.listLinkedProviders',
  service: 'auth',
  method: 'GET',
  path: '/providers/linked',
  summary: 'The providers that are connected to the account.',
  access: 'account',
  limit: 'account',
  request: z.object({}),
  response: z.object({
    providers: z.array(
      z.object({
        provider,
        name: z.string(),
        /** The email at the provider at the time of the connection. */
        email: z.string().nullable(),
        linked_at: z.iso.datetime(),
        last_used_at: z.iso.datetime(),
        /** False if this is the only sign-in method of the account. */
        may: z.object({ unlink: z.boolean() }),
      }),
    ),
  }),
  errors: [],
})

export const linkProvider = defineContract({
  name: 'accounts.linkProvider',
  service: 'auth',
  method: 'POST',
  path: '/providers/:provider/link',
  summary: 'Starts to connect a provider; the browser follows the address.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({
    provider,
    /** The next page. */
    redirect: z.string().max(2000).optional(),
  }),
  response: z.object({
    /** An address of the provider. */
    url: z.url(),
  }),
  errors: [41058, 41036],
})

export const unlinkProvider = defineContract({
  name: 'accounts.unlinkProvider',
  service: 'auth',
  method: 'DELETE',
  path: '/providers/:provider',
  summary: 'Disconnects a provider from the account.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({ provider }),
  response: z.object({}),
  errors: [40004, 41058, 41037],
})
