import type { ActionFunctionArgs, LoaderFunctionArgs, useLoaderData } from 'react-router'

/**
 * The arguments of a route module. `Names` are the parameters in the path of the page, as its room declares it, without
 * the language, which every page has: `LoaderArgs<'slugId'>`, `LoaderArgs<'country' | 'first?'>`.
 */
export type LoaderArgs<Names extends string = never> = WithParams<LoaderFunctionArgs, Names>
export type ActionArgs<Names extends string = never> = WithParams<ActionFunctionArgs, Names>

/** The properties of a page: the results of its loader and its action. */
export interface PageProps<Loader, Action = never> {
  loaderData: Answered<Loader>
  actionData?: Answered<Action> | undefined
}

type WithParams<Args, Names extends string> = Omit<Args, 'params'> & {
  params: { lang: string } & { [Name in Names as Name extends `${string}?` ? never : Name]: string } & {
    [Name in Names as Name extends `${infer Optional}?` ? Optional : never]?: string | undefined
  }
}

type Answered<Answer> = ReturnType<typeof useLoaderData<Answer>>
