import { Fragment } from 'preact'
import { useId, useMemo, useState } from 'preact/hooks'
import { ChoiceField } from '../parts/choice-field.tsx'
import { PartsForm } from '../sub-arrays/parts-form.tsx'
import type { FormSection } from './form-entries.ts'
import type { FormPanelProps } from './form-props.ts'
import { SectionForm } from './section-form.tsx'
import type { Shown } from './shown.ts'

/** The sections of the request, and what narrows them down. */
export function FormPanel(props: FormPanelProps & { readonly which: Shown['which']; readonly onWhich: (which: Shown['which']) => void }) {
  const id = useId()
  const [query, setQuery] = useState('')
  const { form, which, onWhich } = props
  const shown = useMemo((): Shown => {
    const words = query.toLowerCase().split(/\s+/)
    return { words: words.filter((word) => word !== ''), which, seen: new Set() }
  }, [query, which])
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
          onValue={(value) => onWhich(value as Shown['which'])}
        />
      </div>
      {form.map((section) => (
        <Fragment key={section.path}>
          <SectionForm {...props} section={withoutParts(section)} shown={shown} />
          {section.path === 'array' ? <PartsForm {...props} shown={shown} /> : null}
        </Fragment>
      ))}
    </>
  )
}

/** The parts of a plant have a form of their own. */
function withoutParts(section: FormSection): FormSection {
  const alternatives = section.alternatives.map((each) => ({ ...each, entries: each.entries.filter(({ path }) => path !== 'sub_arrays') }))
  return section.path === '' ? { ...section, alternatives } : section
}
