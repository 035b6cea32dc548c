import { useId, useMemo, useRef, useState } from 'preact/hooks'
import { CopyButton } from '../parts/copy-button.tsx'
import { JsonFault, jsonText, type ReadJson, readJson } from './json-text.ts'
import { isObject, type Json } from './paths.ts'
import type { Problem } from './problems.ts'

/** What is being written, and the body that it was sent as; null while it is no JSON. */
interface Draft {
  readonly text: string
  readonly body: Json | null
}

interface JsonEditorProps {
  readonly root: string
  readonly body: Json
  readonly problems: readonly Problem[]
  readonly onBody: (body: Json, gesture: string | null) => void
  readonly onSettled: () => void
}

/** The text of the editor: the plant, or what is being written. */
function useText({ body, onBody, onSettled }: JsonEditorProps) {
  const [draft, setDraft] = useState<Draft | null>(null)
  // Another plant, as after Undo, is shown in place of what was written.
  const isOwn = draft !== null && (draft.body === null || draft.body === body)
  const text = isOwn ? draft.text : jsonText(body)
  const { read, fault } = useMemo(() => attempt(text), [text])
  const write = (next: string) => {
    const { read } = attempt(next)
    setDraft({ text: next, body: read === null ? null : (read.value as Json) })
    if (read !== null) onBody(read.value as Json, 'json')
  }
  const leave = () => {
    if (fault === null) setDraft(null)
    onSettled()
  }
  return { text, read, fault, write, leave, discard: () => setDraft(null) }
}

/** The request as JSON. What is written there is the plant as soon as it can be read. */
export function JsonEditor(props: JsonEditorProps) {
  const { root, problems } = props
  const id = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const { text, read, fault, write, leave, discard } = useText(props)
  const lineCount = text.split('\n').length
  const marks = read === null ? [] : markedLines(read, problems)
  return (
    <section class="card json" aria-labelledby={`${id}-title`}>
      <h2>
        <label for={id} id={`${id}-title`}>
          The request as JSON
        </label>
      </h2>
      <div class="editor">
        <Gutter lineCount={lineCount} fault={fault} marks={marks} />
        <textarea
          ref={area}
          id={id}
          rows={lineCount}
          wrap="off"
          spellcheck={false}
          autocomplete="off"
          value={text}
          aria-invalid={fault !== null}
          aria-describedby={`${id}-said`}
          onInput={(event) => write(event.currentTarget.value)}
          onBlur={leave}
        />
      </div>
      <Said id={`${id}-said`} root={root} area={area.current} text={text} fault={fault} marks={marks} />
      <p class="tools">
        <CopyButton label="Copy JSON" text={() => text} />
        {fault !== null ? (
          <button type="button" onClick={discard}>
            Discard what was written
          </button>
        ) : null}
      </p>
    </section>
  )
}

/** A problem and the line at which it is shown. */
interface Mark {
  readonly line: number
  readonly problem: Problem
}

/** Numbers of the lines; those with a problem are marked. */
function Gutter({
  lineCount,
  fault,
  marks,
}: {
  readonly lineCount: number
  readonly fault: JsonFault | null
  readonly marks: readonly Mark[]
}) {
  const levels = new Map(marks.map(({ line, problem }) => [line, problem.level as string]))
  if (fault !== null) levels.set(fault.line, 'error')
  return (
    <ol class="gutter" aria-hidden="true">
      {Array.from({ length: lineCount }, (_, k) => (
        <li key={k} class={levels.get(k + 1) ?? ''}>
          {k + 1}
        </li>
      ))}
    </ol>
  )
}

/** What is wrong with the text or the plant, with its line. */
function Said(props: {
  readonly id: string
  readonly root: string
  readonly area: HTMLTextAreaElement | null
  readonly text: string
  readonly fault: JsonFault | null
  readonly marks: readonly Mark[]
}) {
  const { id, root, area, text, fault, marks } = props
  return (
    <div id={id} role="status">
      {fault === null ? null : (
        <p class="fault">
          <LineButton line={fault.line} area={area} text={text} /> {fault.message}
        </p>
      )}
      {marks.map(({ line, problem: { level, message, page } }) => (
        <p key={`${line} ${message}`} class={`mark ${level}`}>
          <LineButton line={line} area={area} text={text} /> {message}{' '}
          <a href={`${root}docs/${page}`}>
            More<span class="unseen"> about {page}</span>
          </a>
        </p>
      ))}
    </div>
  )
}

/** Goes to a line of the text. */
function LineButton({ line, area, text }: { readonly line: number; readonly area: HTMLTextAreaElement | null; readonly text: string }) {
  const go = () => {
    const lines = text.split('\n')
    const from = lines.slice(0, line - 1).reduce((sum, each) => sum + each.length + 1, 0)
    area?.focus()
    area?.setSelectionRange(from, from + (lines[line - 1]?.length ?? 0))
  }
  return (
    <button type="button" class="plain" onClick={go}>
      Line {line}
    </button>
  )
}

/** Errors and warnings with the line of their field, or of the nearest that contains it. */
function markedLines({ lines }: ReadJson, problems: readonly Problem[]): readonly Mark[] {
  return problems.flatMap((problem) => {
    if (problem.field === null || problem.level === 'info') return []
    const keys = problem.field.split('.')
    for (let length = keys.length; length >= 0; length--) {
      const line = lines.get(keys.slice(0, length).join('.'))
      if (line !== undefined && (length > 0 || problem.level === 'error')) return [{ line, problem }]
    }
    return []
  })
}

function attempt(text: string): { readonly read: ReadJson | null; readonly fault: JsonFault | null } {
  try {
    const read = readJson(text)
    if (!isObject(read.value)) throw new JsonFault('The request is an object: begin with {', 1)
    return { read, fault: null }
  } catch (cause) {
    if (!(cause instanceof JsonFault)) throw cause
    return { read: null, fault: cause }
  }
}
