import { useId, useState } from 'preact/hooks'
import { CopyButton } from '../parts/copy-button.tsx'
import { saveFile } from '../parts/save-file.ts'
import type { ConsoleState } from '../state/console-state.ts'
import type { Store } from '../state/store.ts'
import { CURL, isInFile, LANGUAGES, type Language, PLANT_FILE, pathOf } from './commands.ts'
import { wholeRequest } from './whole-request.ts'

/** The call that gives exactly what is shown, in several languages, and the hours as a file. */
export function TakeAway(props: { readonly root: string; readonly store: Store; readonly state: ConsoleState }) {
  const { root, store, state } = props
  const id = useId()
  const [language, setLanguage] = useState(CURL)
  const [fault, setFault] = useState('')
  const url = root.replace(/\/$/, '')
  const text = language.text(state, url)
  const isFile = isInFile(state)
  const save = (name: string, type: string) => () => void saveAnswer(url, state, name, type).then(setFault)
  return (
    <section class="card take" aria-labelledby={`${id}-title`}>
      <h2 id={`${id}-title`}>Take it with you</h2>
      <Tabs id={id} chosen={language} onLanguage={setLanguage} />
      <pre id={`${id}-code`} role="tabpanel" aria-labelledby={`${id}-${language.id}`} tabIndex={0}>
        <code>{text}</code>
      </pre>
      {isFile ? (
        <p class="take-file">
          It reads the plant, with its weather, from <code>{PLANT_FILE}</code>: save the file, and run this in its folder.
        </p>
      ) : null}
      <p class="tools">
        <CopyButton label="Copy" text={() => text} />
        {isFile ? (
          <button type="button" onClick={() => void savePlant(state).then(setFault)}>
            Save {PLANT_FILE}
          </button>
        ) : null}
        {store.tooLongLink === null ? <CopyButton label="Copy link" text={() => store.link()} /> : null}
        <button type="button" onClick={save('series.csv', 'text/csv')}>
          Hours as series.csv
        </button>
        <button type="button" onClick={save('report.pdf', 'application/pdf')}>
          Report as PDF
        </button>
      </p>
      <p class="fault" role="status">
        {fault}
      </p>
    </section>
  )
}

function Tabs(props: { readonly id: string; readonly chosen: Language; readonly onLanguage: (language: Language) => void }) {
  const { id, chosen, onLanguage } = props
  return (
    <div role="tablist" aria-label="Language">
      {LANGUAGES.map((each) => (
        <button
          key={each.id}
          type="button"
          role="tab"
          id={`${id}-${each.id}`}
          aria-selected={each === chosen}
          aria-controls={`${id}-code`}
          onClick={() => onLanguage(each)}
        >
          {each.label}
        </button>
      ))}
    </div>
  )
}

/** Saves the request as the commands read it. Returns what went wrong; empty for nothing. */
async function savePlant(state: ConsoleState): Promise<string> {
  try {
    saveFile(PLANT_FILE, new Blob([JSON.stringify(await wholeRequest(state))], { type: 'application/json' }))
    return ''
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause)
  }
}

/** Saves the run in another form, as the service writes it. Returns what went wrong; empty for nothing. */
async function saveAnswer(url: string, state: ConsoleState, name: string, type: string): Promise<string> {
  try {
    const body = JSON.stringify(await wholeRequest(state))
    const headers = { 'content-type': 'application/json', accept: type }
    const answer = await fetch(url + pathOf(state), { method: 'POST', headers, body }).catch(() => null)
    if (answer === null) return 'The service does not answer: is it still running?'
    if (!answer.ok) return ((await answer.json().catch(() => null)) as { detail?: string } | null)?.detail ?? `HTTP ${answer.status}`
    saveFile(name, await answer.blob())
    return ''
  } catch (cause) {
    return cause instanceof Error ? cause.message : String(cause)
  }
}
