import { useState } from 'preact/hooks'
import type { Plant } from '../state/console-state.ts'
import type { Store } from '../state/store.ts'
import { patched, patchText } from './apply-file.ts'
import type { Json } from './paths.ts'
import type { Patch, ReadFile } from './read-file.ts'
import { ReadingNotes } from './reading-notes.tsx'
import { useFieldWords } from './use-field-words.ts'

/** A file that was read, or why it was not. */
export type Report = { readonly name: string; readonly file: File } & (
  | { readonly read: ReadFile; readonly done: string; readonly choice: (() => Choice | null) | null; readonly isWaiting: boolean }
  | { readonly fault: string; readonly choice?: (() => Choice | null) | null }
)

/** How it is now, and what can be had instead. */
export interface Choice {
  readonly now: string
  readonly others: readonly Other[]
}

/** What can be had. */
export interface Other {
  /** On the button. */
  readonly words: string
  readonly take: () => void
}

export function FileReport(props: { readonly root: string; readonly report: Report; readonly store: Store; readonly onClose: () => void }) {
  const { root, report, store, onClose } = props
  const [isMerged, setMerged] = useState(false)
  const words = useFieldWords(root, 'read' in report ? [...report.read.notes, patchText(report.read.offer)] : [report.fault])
  const offer = 'read' in report ? report.read.offer : null
  // Of the plant as it is now: its heights change with the button, and with Undo.
  const choice = report.choice?.() ?? null
  const merge = (patch: Patch) => {
    const { plant, place } = store.state
    const merged = { kind: plant.kind, body: mergedInto(plant, patch) } as unknown as Plant
    store.change({ ...store.state, plant: merged, place: patch.fields.site === undefined ? place : '' })
    setMerged(true)
  }
  return (
    <section class={'fault' in report ? 'refusal file' : 'note file'} aria-label={`File ${report.name}`}>
      <button type="button" class="plain close" onClick={onClose}>
        Close<span class="unseen"> the report of {report.name}</span>
      </button>
      <strong>{report.name}</strong>
      {'fault' in report ? (
        <Fault lines={words(report.fault).split('\n')} choice={choice} />
      ) : (
        <>
          <span>
            {' '}
            was read. {report.done} {choice?.now}
          </span>
          {offer === null ? null : (
            <p>
              It also states {words(patchText(offer))}.{' '}
              <button type="button" disabled={isMerged} onClick={() => merge(offer)}>
                {isMerged ? 'Applied' : 'Apply this too'}
              </button>
            </p>
          )}
          <Others choice={choice} />
          <ReadingNotes notes={report.read.notes.map(words)} />
        </>
      )}
    </section>
  )
}

function Fault({ lines, choice }: { readonly lines: readonly string[]; readonly choice: Choice | null }) {
  return (
    <>
      <span> could not be read. The plant was not changed.</span>
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
      {choice === null ? null : <p>{choice.now}</p>}
      <Others choice={choice} />
    </>
  )
}

function Others({ choice }: { readonly choice: Choice | null }) {
  if (choice === null) return null
  return (
    <p class="tools">
      {choice.others.map(({ words, take }) => (
        <button key={words} type="button" onClick={take}>
          {words}
        </button>
      ))}
    </p>
  )
}

/** A simple request has the fields of the site itself. */
function mergedInto({ kind, body }: Plant, patch: Patch): Json {
  const own = body as unknown as Json
  if (kind === 'full') return patched(own, patch)
  const { latitude, longitude } = patch.fields.site ?? {}
  return { ...own, ...(latitude !== undefined && { latitude }), ...(longitude !== undefined && { longitude }) }
}
