import { useEffect, useMemo, useState } from 'preact/hooks'
import { ChoiceField } from '../parts/choice-field.tsx'
import type { ViewProps } from '../shell/view.ts'
import { Headline } from '../start/headline.tsx'
import type { Plant } from '../state/console-state.ts'
import { TakeAway } from '../take/take-away.tsx'
import { type FieldWords, fieldWords } from './field-words.ts'
import { type FormSection, fieldsOf } from './form-entries.ts'
import { FormPanel } from './form-panel.tsx'
import { fullRequest } from './full-request.ts'
import { JsonEditor } from './json-editor.tsx'
import type { Json } from './paths.ts'
import { ProblemList } from './problem-list.tsx'
import { byPlace, type Problem, problemsOf } from './problems.ts'
import { runForm } from './run-form.ts'
import type { Shown } from './shown.ts'
import { sizingOf } from './string-sizing.ts'

/** Every section of the request as a form, next to its JSON. */
export function PlantView(props: ViewProps) {
  const { host, store, state, run } = props
  const { form, fault } = useForm(host.root)
  const [pane, setPane] = useState<Pane>('form')
  const [which, setWhich] = useState<Shown['which']>('all')
  const showProblems = () => {
    setPane('form')
    setWhich('problems')
  }
  const isFull = state.plant.kind === 'full'
  const problems = problemsOf(run, state.plant)
  const places = useMemo(() => placesOf(isFull ? form : []), [form, isFull])
  const words = useMemo(() => fieldWords(form), [form])
  const placed = byPlace(labelled(problems, words), places)
  const change = (body: Json, gesture: string | null) =>
    store.change({ ...state, plant: { kind: state.plant.kind, body } as unknown as Plant }, gesture)
  return (
    <div class="plant" data-pane={pane}>
      <h1 class="unseen">The full plant</h1>
      <div class="side">
        <div class="year">
          <div class={run.failures.length === 0 ? undefined : 'stale'} aria-busy={run.ended !== state.plant}>
            <Headline root={host.root} summary={run.result?.answer.summary ?? null} />
          </div>
          <Verdict problems={problems} hasYear={run.result !== null} onShow={isFull && which !== 'problems' ? showProblems : null} />
          <ProblemList root={host.root} problems={placed.get('') ?? []} />
        </div>
        <PaneChoice pane={pane} onPane={setPane} />
        <JsonEditor
          root={host.root}
          body={state.plant.body as unknown as Json}
          problems={problems}
          onBody={change}
          onSettled={() => store.settle()}
        />
      </div>
      <div class="form">
        {fault === '' ? null : <p class="refusal">{fault}</p>}
        {isFull ? (
          <FormPanel {...props} form={form} problems={placed} onBody={change} which={which} onWhich={setWhich} />
        ) : (
          <MakeFull {...props} form={form} />
        )}
        <TakeAway root={host.root} store={store} state={state} />
      </div>
    </div>
  )
}

/** Problems as the form says them: the JSON has the names of the fields, the form has their labels. */
function labelled(problems: readonly Problem[], words: FieldWords): readonly Problem[] {
  return problems.map((problem) => ({ ...problem, message: words(problem.message) }))
}

/** What a narrow page shows; a wide one shows both. */
type Pane = 'form' | 'json'

function PaneChoice({ pane, onPane }: { readonly pane: Pane; readonly onPane: (pane: Pane) => void }) {
  return (
    <div class="panes">
      <ChoiceField
        label="The plant as"
        value={pane}
        options={[
          ['form', 'Form'],
          ['json', 'JSON'],
        ]}
        onValue={(value) => onPane(value as Pane)}
      />
    </div>
  )
}

interface VerdictProps {
  readonly problems: readonly Problem[]
  /** Whether there are figures of a plant that ran. */
  readonly hasYear: boolean
  /** Shows the fields; null when they are shown. */
  readonly onShow: (() => void) | null
}

/** How many problems there are, for those who do not see the fields. */
function Verdict({ problems, hasYear, onShow }: VerdictProps) {
  const count = (level: Problem['level']) => problems.filter((problem) => problem.level === level).length
  const [errors, warnings, infos] = [count('error'), count('warning'), count('info')]
  const wrong = `It does not run: ${errors === 1 ? 'one field is' : `${errors} fields are`} wrong.`
  const notes = [warnings > 0 ? `${warnings} to check` : '', infos > 0 ? `${infos} ${infos === 1 ? 'note' : 'notes'}` : '']
  const text =
    errors > 0 ? `${wrong}${hasYear ? ' The figures are those of the plant before.' : ''}` : notes.filter((part) => part !== '').join(', ')
  return (
    <p class={errors > 0 ? 'verdict refusal' : 'verdict note'} role="status">
      {text === '' ? null : (
        <>
          {text}{' '}
          {onShow === null ? null : (
            <button type="button" class="plain" onClick={onShow}>
              Show<span class="unseen"> the fields with messages</span>
            </button>
          )}
        </>
      )}
    </p>
  )
}

function MakeFull({ host, pool, store, state, form }: ViewProps & { readonly form: readonly FormSection[] }) {
  const [fault, setFault] = useState('')
  const make = async () => {
    try {
      const body = await fullRequest(host.root, pool, state.plant, form)
      await sizingOf(pool).begin(state.plant.body as unknown as Json, body as unknown as Json)
      setFault('')
      store.change({ ...store.state, plant: { kind: 'full', body } })
    } catch (cause) {
      setFault(cause instanceof Error ? cause.message : String(cause))
    }
  }
  return (
    <section class="card" aria-labelledby="simple-title">
      <h2 id="simple-title">A place and a size</h2>
      <p>
        This plant is described by a few fields, and the rest is assumed. Make it full to see and change every assumption: module, inverter,
        strings, losses and models. The result stays the same until you change something, and Undo leads back.
      </p>
      <p class="tools">
        <button type="button" class="main" data-action="make-full" disabled={form.length === 0} onClick={() => void make()}>
          Make it full
        </button>
      </p>
      <p class="fault" role="status">
        {fault}
      </p>
    </section>
  )
}

function useForm(root: string): { readonly form: readonly FormSection[]; readonly fault: string } {
  const [made, setMade] = useState<{ form: readonly FormSection[]; fault: string }>({ form: [], fault: '' })
  useEffect(() => {
    runForm(root).then(
      (form) => setMade({ form, fault: '' }),
      (cause: unknown) => setMade({ form: [], fault: cause instanceof Error ? cause.message : String(cause) }),
    )
  }, [root])
  return made
}

/** Where a problem can be shown: fields and sections. */
function placesOf(form: readonly FormSection[]): ReadonlySet<string> {
  const paths = fieldsOf(form).map(({ path }) => path)
  return new Set([...paths, ...form.map(({ path }) => path)])
}
