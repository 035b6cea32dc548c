import { useId, useState } from 'preact/hooks'
import { ChoiceField } from '../parts/choice-field.tsx'
import type { FormPanelProps } from './form-props.ts'
import { SectionForm } from './section-form.tsx'
import type { Shown } from './shown.ts'

/** The sections of the request, and what narrows them down. */
export function FormPanel(props: FormPanelProps) {
  const id = useId()
  const [query, setQuery] = useState('')
  const [which, setWhich] = useState<Shown['which']>('all')
  const { form } = props
  const shown: Shown = {
    words: query
      .toLowerCase()
      .split(/\s+/)
      .filter((word) => word !== ''),
    which,
  }
  return (
    <>
      <div class="card finder">
        <p class="find">
          <label for={id}>Find a field</label>
          <input
            id={id}
            type="search"
            placeholder="soiling, Uc, gcr, grid limit"
            value={query}
            onInput={(event) => setQuery(event.currentTarget.value)}
          />
        </p>
        <ChoiceField
          label="Fields"
          value={which}
          options={[
            ['all', 'All'],
            ['decided', 'Decided'],
            ['problems', 'With messages'],
          ]}
          onValue={(value) => setWhich(value as Shown['which'])}
        />
      </div>
      {form.map((section) => (
        <SectionForm key={section.path} {...props} section={section} shown={shown} />
      ))}
    </>
  )
}
