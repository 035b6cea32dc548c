import { useEffect, useState } from 'preact/hooks'
import { ChoiceField } from '../parts/choice-field.tsx'
import { alternativeOf, type FormSection } from '../plant/form-entries.ts'
import { isObject, type Json, valueAt } from '../plant/paths.ts'
import { SectionBody } from '../plant/section-form.tsx'
import { isAll, type Shown, shownEntries } from '../plant/shown.ts'
import { partsIn, tidied, WHOLE, withPart } from './edit-parts.ts'
import { within } from './part-problems.ts'
import type { PartProps } from './part-props.ts'
import { componentName, nameOfSection, ownCount } from './part-sections.ts'

interface Props extends PartProps {
  readonly section: FormSection
  readonly shown: Shown
}

/** A section of a part: the fields that it sets, with what the plant has in the place of the others. */
export function PartSection(props: Props) {
  const { section, part, at, state, problems, shown, onBody } = props
  const name = nameOfSection(section.path)
  const body = state.plant.body as unknown as Json
  const isFaulty = within(problems, section.path).some(({ level }) => level === 'error')
  const [isOpen, setOpen] = useState(name === 'array')
  useEffect(() => {
    if (isFaulty) setOpen(true)
  }, [isFaulty])
  const isWhole = (WHOLE as readonly string[]).includes(name)
  const entries = shownEntries(alternativeOf(section, valueAt(body, section.path))?.entries ?? [], body, problems, shown)
  // A section in which nothing is set any more is none.
  const change = (next: Json, gesture: string | null) => onBody(withPart(next, at, tidied(partsIn(next)[at] ?? {})), gesture)
  if (name === 'inverter' && part.shares_inverter_with != null && part.inverter == null) return null
  return (
    <details class="part-section" open={isOpen || !isAll(shown)} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        {section.label} <span class="state">{stateOf(part, name, body)}</span>
      </summary>
      {isOpen || !isAll(shown) ? (
        <>
          {isWhole || name === 'bifacial' ? <Origin {...props} /> : null}
          {(isWhole && !isObject(part[name])) || (name === 'bifacial' && !isObject(part[name])) ? null : (
            <SectionBody {...props} section={section} entries={entries} onBody={change} />
          )}
        </>
      ) : null}
    </details>
  )
}

/** Where a module, an inverter or the rear side comes from. */
function Origin({ section, part, at, state, onBody }: Props) {
  const name = nameOfSection(section.path)
  const body = state.plant.body as unknown as Json
  const { [name]: sent, ...rest } = part
  const options: [string, string][] = [
    ['plant', 'As the plant'],
    ['own', 'Its own'],
    ...(name === 'bifacial' ? [['none', 'No rear side'] as [string, string]] : []),
  ]
  const isNone = name === 'bifacial' && sent === null
  const choose = (value: string) => {
    const own = name === 'bifacial' ? {} : body[name]
    onBody(withPart(body, at, value === 'plant' ? rest : { ...part, [name]: value === 'none' ? null : own }), null)
  }
  return <ChoiceField label={section.label} value={isObject(sent) ? 'own' : isNone ? 'none' : 'plant'} options={options} onValue={choose} />
}

function stateOf(part: Json, name: string, body: Json): string {
  if (name === 'bifacial' && part[name] === null) return 'no rear side'
  if (name === 'bifacial' && !isObject(part[name])) return isObject(body[name]) ? 'as the plant' : 'as the plant, none'
  if ((WHOLE as readonly string[]).includes(name))
    return isObject(part[name]) ? `its own: ${componentName(part[name])}` : `as the plant: ${componentName(body[name])}`
  const count = ownCount(part, name)
  return count === 0 ? 'as the plant' : `${count} of its own`
}
