import type { z } from 'zod'
import type { CallAddress, CallPath } from './call-address.ts'
import type { UploadKind } from './upload-kinds.ts'
import type { Site, Viewer } from './viewer.ts'

/**
 * One call of the API, declared once: from it come the HTTP route, validation, the typed client, the OpenAPI document
 * and the access test.
 */
export interface Contract<
  Request extends z.ZodType = z.ZodType,
  Response extends z.ZodType = z.ZodType,
  Path extends CallPath = CallPath,
> extends CallAddress<Path> {
  /** `<room>.<verb>`, unique; names the operation in OpenAPI and logs. */
  name: string
  /** One sentence for the OpenAPI document. */
  summary: string
  access: Access
  /** Which row of the limits table counts this call. */
  limit: LimitName
  /** Path, query and body fields together, one flat object. */
  request: Request
  /** The `data` of the envelope. */
  response: Response
  /** Codes of the catalogue that callers should expect beside validation and limits. */
  errors: readonly number[]
  /** Calls from other sites are refused unless `any`; such a call never reads the session. */
  origin?: 'any'
  /** Sent while a page is being closed: its JSON may come as plain text. */
  isBeacon?: boolean
  /** `Cache-Control` of a successful response; absent means `private, no-store`. */
  cache?: string
  /**
   * The response depends on the request alone (and on the viewer's language and country if `cache` is not public) for
   * as long as the process runs: it is made and compressed once.
   */
  isFixed?: true
  /**
   * The file that comes with it. It is sent in a form (`multipart/form-data`) in this field, or as an upload in pieces
   * before the call: the request has `upload_id` either way.
   */
  file?: { field: string; kind: UploadKind }
  /** The sites that answer it; absent: the seekers' and the employers'. On other sites its address does not exist. */
  sites?: readonly Site[]
}

export const isAnsweredAt = ({ sites = PUBLIC_SITES }: Pick<Contract, 'sites'>, site: Site): boolean =>
  sites.includes(site)

const PUBLIC_SITES: readonly Site[] = ['seeker', 'employer']
export const ALL_SITES: readonly Site[] = [...PUBLIC_SITES, 'console']

/**
 * Who may make a call: anybody (`public`), a signed-in seeker or recruiter (`account`), only one of the two, or an
 * operator at the console.
 */
export const ACCESSES = ['public', 'account', 'seeker', 'recruiter', 'operator'] as const
export type Access = (typeof ACCESSES)[number]

export type LimitName =
  | 'read'
  | 'search'
  | 'suggest'
  | 'track'
  | 'report'
  | 'click'
  | 'picture'
  | 'export'
  | 'render'
  | 'sign-in'
  | 'account'

export type RequestOf<C extends Contract> = z.input<C['request']>
export type ResponseOf<C extends Contract> = z.output<C['response']>

export const defineContract = <
  Request extends z.ZodType,
  Response extends z.ZodType,
  const Path extends CallPath,
>(
  contract: Contract<Request, Response, Path>,
): Contract<Request, Response, Path> => contract

/** A contract with its use-case. */
export interface Route {
  contract: Contract
  /** Parses the raw request by the contract's schema (throws `InvalidRequest`) and runs the use-case. */
  answer: (raw: unknown, viewer: Viewer, wording?: z.core.$ZodErrorMap) => Promise<unknown>
}

/** Binds a use-case to its contract. */
export function route<Request extends z.ZodType, Response extends z.ZodType>(
  contract: Contract<Request, Response>,
  useCase: (request: z.output<Request>, viewer: Viewer) => Promise<z.input<Response>>,
): Route {
  return {
    contract,
    answer: async (raw, viewer, wording) => {
      const parsed = contract.request.safeParse(raw, wording ? { error: wording } : {})
      if (!parsed.success) throw new InvalidRequest(parsed.error.issues)
      return useCase(parsed.data, viewer)
    },
  }
}

/** The errors of a request, field by field. */
export class InvalidRequest extends Error {
  readonly issues: readonly z.core.$ZodIssue[]

  constructor(issues: readonly z.core.$ZodIssue[]) {
    super('The request does not fit its contract.')
    this.issues = issues
  }
}

/** Runs the use-case of a contract for a viewer; throws `ApiError`. */
export type Dispatch = <C extends Contract>(
  contract: C,
  request: RequestOf<C>,
  viewer: Viewer,
) => Promise<ResponseOf<C>>
