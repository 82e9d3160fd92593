import { useEffect, useId, useState } from 'react'
import { Form } from 'react-router'
import { useLanguage } from '#i18n/language-provider.tsx'
import { AnchorButton, Button } from '#ui/button.tsx'
import { ChevronStartIcon } from '#ui/icons.tsx'
import { Link } from '#ui/link.tsx'
import { PageHead } from '#ui/page-head.tsx'
import { Popover } from '#ui/popover.tsx'
import { draftFile, pagePicture } from '../../contract/draft-addresses.ts'
import type { Draft } from '../../contract/drafts.ts'
import type { ResumeContent } from '../../contract/resume-content.ts'
import type { Share } from '../../contract/shares.ts'
import { BasicsFields } from './basics.tsx'
import { DraftContext, type Typed } from './draft-context.ts'
import { useText } from './texts.ts'
import './editor.css'
import { DownloadIcon, PageIcon, TextIcon, UndoIcon } from './icons.tsx'
import { LookPanel } from './look-panel.tsx'
import { PageStage } from './page-stage.tsx'
import { ProfilePanel } from './profile-panel.tsx'
import { Conflict, SaveLine } from './save-line.tsx'
import { Sections } from './sections.tsx'
import { type ShareAnswer, SharePanel } from './share-panel.tsx'
import { ThisYear } from './span.tsx'
import { TemplateStrip } from './template-strip.tsx'
import { useAutosave } from './use-autosave.ts'
import { useTyped } from './use-typed.ts'

/** The answer to a form that was sent without a script. */
export interface EditorAnswer extends ShareAnswer {
  /** What was sent and not saved: it stays in the fields. */
  typed?: Typed
  /** The version that the next save replaces, chosen by the person. */
  version?: number
}

interface EditorPageProps {
  draft: Draft
  shares: readonly Share[]
  hasPhoto: boolean
  year: number
  /** What the profile says now; null: not asked. */
  fresh: ResumeContent | null
  answer: EditorAnswer | null
}

export function EditorPage({ draft, shares, hasPhoto, year, fresh, answer }: EditorPageProps) {
  const t = useText()
  const lang = useLanguage()
  const form = useId()
  const { typed, editor, canUndo, replace } = useTyped(
    answer?.typed ?? { content: draft.content, setting: draft.setting },
  )
  const [isReady, setReady] = useState(false)
  useEffect(() => setReady(true), [])
  const { state, resolve, version } = useAutosave(draft, typed, replace)
  return (
    <DraftContext value={editor}>
      <ThisYear value={year}>
        <PageHead title={draft.name} indexed={false} />
        <div className="maker" data-ready={isReady ? true : undefined}>
          <input type="radio" name="view" id={`${form}-text`} defaultChecked className="maker-view sr-only" />
          <input
            type="radio"
            name="view"
            id={`${form}-page`}
            className="maker-view maker-view-page sr-only"
          />
          <div className="maker-bar">
            <Link to={`/${lang}/profile/resume`} aria-label={t('editor.all')} className="maker-tool -ms-3">
              <ChevronStartIcon />
            </Link>
            <div className="min-w-0 flex-1">
              <h1 className="truncate text-17 font-bold">
                <bdi>{draft.name}</bdi>
              </h1>
              <SaveLine state={state} />
            </div>
            <Button
              look="ghost"
              shape="square"
              aria-label={t('editor.undo')}
              disabled={!canUndo}
              onClick={editor.undo}
              className="maker-scripted"
            >
              <UndoIcon />
            </Button>
            <SharePanel shares={shares} answer={answer} />
            <Downloads draft={draft} />
            <div className="maker-switch">
              <label htmlFor={`${form}-text`}>
                <TextIcon />
                {t('editor.text')}
              </label>
              <label htmlFor={`${form}-page`}>
                <PageIcon />
                {t('editor.page')}
              </label>
            </div>
          </div>
          <Conflict state={state} resolve={resolve} />
          <Form method="post" className="maker-form" noValidate onSubmit={(event) => event.preventDefault()}>
            <input type="hidden" name="version" value={answer?.version ?? draft.version} />
            {/* What Enter presses: the first button of the form must not be a command. */}
            <button
              type="submit"
              name="intent"
              value="save"
              tabIndex={-1}
              aria-hidden="true"
              className="sr-only"
            />
            <div className="maker-text">
              {answer?.problem !== undefined && (
                <p role="alert" className="maker-conflict">
                  {answer.problem}
                </p>
              )}
              {fresh !== null && <ProfilePanel fresh={fresh} />}
              <BasicsFields />
              <Sections />
              <div className="flex flex-wrap gap-2 border-t border-line py-4">
                <Link to="?from=profile" preventScrollReset className="maker-button">
                  {t('editor.from_profile')}
                </Link>
                <Button type="submit" name="intent" value="save" look="primary" className="maker-unscripted">
                  {t('editor.save_and_see')}
                </Button>
              </div>
            </div>
            <div className="maker-page">
              <LookPanel hasPhoto={hasPhoto} photoPage={`/${lang}/account/photo`} />
              <PageStage first={pagePicture(draft.id, draft.version)} name={draft.name} />
              <TemplateStrip id={draft.id} version={() => version.current} />
            </div>
          </Form>
        </div>
      </ThisYear>
    </DraftContext>
  )
}

/** Files of the saved draft, and the PDF among the attached resumes. */
function Downloads({ draft }: { draft: Draft }) {
  const t = useText()
  return (
    <Popover
      label={
        <>
          <DownloadIcon />
          PDF
        </>
      }
      labelClassName="maker-button maker-primary"
      title={t('editor.download')}
      align="end"
    >
      <div className="grid gap-2 p-4">
        {(['pdf', 'docx', 'json'] as const).map((format) => (
          <AnchorButton key={format} href={draftFile(draft.id, format)} download>
            {t(`editor.as_${format}`)}
          </AnchorButton>
        ))}
        <Form method="post" className="grid gap-1">
          <Button type="submit" name="intent" value="attach">
            {t('editor.attach')}
          </Button>
          <p className="max-w-72 text-13 text-muted">{t('editor.attach_help')}</p>
        </Form>
      </div>
    </Popover>
  )
}
