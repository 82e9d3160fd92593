import { z } from 'zod'
import { social_types } from '#config/lists/structure/people.ts'
import { defineContract } from '#shared/contract.ts'
import { otp } from './otp.ts'
import { signedIn } from './signed-in.ts'

/**
 * Signing in by Google, Apple and Facebook. Browsers go there by a form of our own pages: POST `/{lang}/auth/{provider}` with
 * `redirect` (where to afterwards), `purpose` (`sign-in`, or `link` to connect the provider to the account that is signed
 * in) and the campaign fields of a registration. They come back to `redirect`, or to `/{lang}/get-started` with `problem`
 * (a code of the catalogue) and `redirect`. `getWaitingProvider` says what is still to be done there.
 */
export const PROVIDERS = ['google', 'apple', 'facebook'] as const
export type Provider = (typeof PROVIDERS)[number]

const provider = z.enum(PROVIDERS)

export const listProviders = defineContract({
  name: 'accounts.listProviders',
  service: 'auth',
  method: 'GET',
  path: '/providers',
  summary: 'The providers that this installation offers to sign in by.',
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
    'Signs in by an ID token or an authorization code of a provider. What else the body says about the person is not believed.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({
    /** An entry of the list `social_types`, by key or id. */
    social_type: z
      .union([z.enum(social_types.map(({ key }) => key)), z.coerce.number().int()])
      .describe('Key or id of the list `social_types`'),
    /** Signed by the provider, for this installation's client. */
    id_token: z.string().min(1).max(10_000).optional(),
    /** What the authorization request carried, if anything. */
    nonce: z.string().min(1).max(500).optional(),
    code: z.string().min(1).max(4000).optional(),
    /** Of PKCE; comes with `code`. */
    code_verifier: z.string().min(43).max(128).optional(),
    /** Of the specification. The provider alone says who somebody is. */
    user_id: z.string().max(255).optional(),
    email: z.string().max(255).optional(),
    /** Only for a new account whose provider names nobody. */
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
  summary: 'What is left to do after a provider has said who somebody is; null for nothing.',
  access: 'public',
  limit: 'read',
  request: z.object({}),
  response: z.object({
    waiting: z
      .object({
        provider,
        name: z.string(),
        /**
         * `sign-in`: an account has this email; whoever signs in to it within the hour, by any way, has the provider connected.
         * `email`: the provider vouches for no email; one has to be proven by a code (`sendProviderCode`, `finishProvider`).
         */
        needs: z.enum(['sign-in', 'email']),
        /** Of that account, or what the provider believes, to fill the form with; null: it knows none. */
        email: z.string().nullable(),
        /** Where to afterwards. */
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
  summary: 'Sends a code to the address that goes with a sign-in whose provider vouches for none.',
  access: 'public',
  limit: 'sign-in',
  request: z.object({ email: z.email().max(255) }),
  response: z.object({
    /** Until the next one may be asked for. */
    resend_seconds: z.number().int(),
  }),
  errors: [41039, 41101],
})

export const finishProvider = defineContract({
  name: 'accounts.finishProvider',
  service: 'auth',
  method: 'POST',
  path: '/providers/finish',
  summary: 'Ends such a sign-in: the code proves the address, and the provider is connected to its account.',
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
        /** As the provider knew it when it was connected. */
        email: z.string().nullable(),
        linked_at: z.iso.datetime(),
        last_used_at: z.iso.datetime(),
        /** The only way in stays. */
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
  summary: 'Begins to connect a provider; to be followed in the same browser.',
  access: 'account',
  limit: 'sign-in',
  request: z.object({
    provider,
    /** Where to afterwards. */
    redirect: z.string().max(2000).optional(),
  }),
  response: z.object({
    /** At the provider. */
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
