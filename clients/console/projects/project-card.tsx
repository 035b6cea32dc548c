import type { Project } from '@pvyield/sdk'
import { useState } from 'preact/hooks'
import { CopyButton } from '../parts/copy-button.tsx'
import type { Store } from '../state/store.ts'
import { Difference } from './difference.tsx'
import { LINK_DAYS, projectActions, variantActions } from './project-actions.ts'
import { call, messageOf } from './service.ts'
import { SignInFirst } from './sign-in-first.tsx'
import { useProject } from './use-project.ts'
import { VariantsTable } from './variants-table.tsx'

const NOT_RUN =
  'The energies under Compare are computed in this page and are not kept. A run on the service is: it is stored, compared and shared.'
const HAS_LINK = 'Whoever has the link of this project reads it. It is shown once, when it is made: a new link ends it.'

interface Props {
  readonly root: string
  readonly id: string
  readonly store: Store
  readonly onClose: () => void
}

/** One project: its variants, their runs, what differs, and its link. */
export function ProjectCard({ root, id, store, onClose }: Props) {
  const opened = useProject(root, id)
  const { path, project, said, say, isRunning, isOut } = opened
  const [link, setLink] = useState<string | null>(null)
  const actions = projectActions(root, opened, setLink)
  const remove = () => {
    if (confirm(`Delete the project “${project?.name}” with its variants? Their runs stay.`))
      void call(root, 'DELETE', path).then(onClose, (cause: unknown) => say(messageOf(cause)))
  }
  if (isOut) return <SignInFirst root={root} />
  return (
    <>
      <section class="card" aria-label="Project">
        <button type="button" class="link" onClick={onClose}>
          ‹ All projects
        </button>
        {project === null ? null : (
          <>
            <Head project={project} onChange={actions.change} />
            <VariantsTable
              project={project}
              {...variantActions(root, opened, store)}
              onRun={({ variant_id }) => actions.run([variant_id])}
            />
            {project.variants.some(({ run }) => run === null) ? <p class="hint">{NOT_RUN}</p> : null}
            <Tools {...actions} run={() => actions.run()} isRunning={isRunning} isShared={project.shared} remove={remove} />
          </>
        )}
        {link === null ? (
          project?.shared === true ? (
            <p class="hint">{HAS_LINK}</p>
          ) : null
        ) : (
          <p class="share-link">
            Whoever has this link reads the project, for {LINK_DAYS} days: <code>{link}</code> <CopyButton label="Copy" text={() => link} />
          </p>
        )}
        <p class="fault" role="status">
          {said}
        </p>
      </section>
      {project === null || project.variants.length < 2 ? null : <Difference root={root} project={project} />}
    </>
  )
}

function Head({ project, onChange }: { readonly project: Project; readonly onChange: (set: object) => void }) {
  return (
    <>
      <input
        class="project-name"
        aria-label="Name of the project"
        value={project.name}
        maxLength={200}
        onChange={(event) => onChange({ name: event.currentTarget.value })}
      />
      <textarea
        aria-label="Notes of the project"
        placeholder="Notes"
        rows={2}
        maxLength={5000}
        value={project.notes}
        onChange={(event) => onChange({ notes: event.currentTarget.value })}
      />
    </>
  )
}

interface ToolsProps {
  readonly isRunning: boolean
  readonly isShared: boolean
  readonly run: () => void
  readonly share: () => void
  readonly unshare: () => void
  readonly remove: () => void
}

function Tools({ isRunning, isShared, run, share, unshare, remove }: ToolsProps) {
  return (
    <div class="tools">
      <button type="button" class="primary" disabled={isRunning} onClick={run}>
        {isRunning ? 'Running' : 'Run all'}
      </button>
      <button type="button" onClick={share}>
        {isShared ? 'New link' : 'Share by link'}
      </button>
      {isShared ? (
        <button type="button" onClick={unshare}>
          End the link
        </button>
      ) : null}
      <button type="button" onClick={remove}>
        Delete the project
      </button>
    </div>
  )
}
