import type { ReactNode } from 'react'
import {
  type HeadersArgs,
  isRouteErrorResponse,
  Outlet,
  useRouteError,
  useRouteLoaderData,
} from 'react-router'
import { isClosedSite } from '#app/common/closed-site.ts'
import { countryChoices } from '#app/common/country-choices.ts'
import { Document } from '#app/common/document.tsx'
import { PageProviders } from '#app/common/page-providers.tsx'
import { type PageServices, services } from '#app/common/services.ts'
import { onlyDocuments, unavailableIn } from '#app/common/unavailable.ts'
import { SESSION_COOKIES } from '#config/cookies.ts'
import { ApplyPart } from '#features/applications/web/door.tsx'
import { OwnPart } from '#features/fit/web/door.tsx'
import { JobSlots } from '#features/jobs/web/door.tsx'
import { ReportLink } from '#features/moderation/web/door.tsx'
import { ExternalPart } from '#features/my-jobs/web/outside/ask-on-return.tsx'
