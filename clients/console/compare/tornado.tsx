import { useState } from 'preact/hooks'
import { Figure } from '../parts/figure.tsx'
import { shown } from '../parts/numbers.ts'
import { TableTools } from '../parts/table-tools.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import type { PartProps } from './part-props.ts'
import { tornadoHeight, tornadoPicture } from './pictures/tornado-picture.ts'
import { signed } from './signed.ts'
import { shownAt } from './tornado-fields.ts'
import { type Tornado as Found, useTornado } from './use-tornado.ts'

/** What a step of each of ten fields changes. */
export function Tornado({ pool, state, isShown }: PartProps) {
  const [steps, setSteps] = useState<Readonly<Record<string, number>>>({})
  const { tornado, fault } = useTornado(pool, state.plant, steps, isShown)
  if (fault !== null)
    return (
      <p class="refusal" role="alert">
        {fault}
      </p>
    )
  if (tornado === null) return <p class="hint">Computing</p>
  const bars = tornado.effects.map(({ field, step, down, up }) => ({ label: `${field.label} ± ${step} ${field.unit}`.trim(), down, up }))
  return (
    <>
      <Figure
        title="Change of the energy by a step of each field"
        name="tornado"
        height={tornadoHeight(bars)}
        draw={(options) => tornadoPicture(bars, options)}
      />
      <Steps tornado={tornado} steps={steps} setSteps={setSteps} />
    </>
  )
}

function Steps(props: {
  readonly tornado: Found
  readonly steps: Readonly<Record<string, number>>
  readonly setSteps: (steps: Readonly<Record<string, number>>) => void
}) {
  const { tornado, steps, setSteps } = props
  const { plant, effects } = tornado
  const csvRows = () => [
    ['field', 'value', 'step', 'unit', 'change with a step less', 'change with a step more', 'source of the proposed step'],
    ...effects.map(({ field, step, down, up }) => [field.path, shownAt(plant, field), step, field.unit, down, up, field.source]),
  ]
  return (
    <section class="card" aria-labelledby="steps-title">
      <h2 id="steps-title">Steps</h2>
      <p class="hint">
        One field at a time; a value stays within its bounds. The steps are proposals: write your own. The irradiation of the site is not
        among them, and is usually the largest uncertainty of all.
      </p>
      <WideTable label="Steps of the fields">
        <table class="numbers steps">
          <thead>
            <tr>
              <th scope="col">Field</th>
              <th scope="col">Value</th>
              <th scope="col">Step, ±</th>
              <th scope="col">
                Less
                <br />
                <small>%</small>
              </th>
              <th scope="col">
                More
                <br />
                <small>%</small>
              </th>
              <th scope="col" class="words">
                Source of the proposed step
              </th>
            </tr>
          </thead>
          <tbody>
            {effects.map(({ field, step, down, up }) => (
              <tr key={field.path}>
                <th scope="row">
                  {field.label} <code>{field.path}</code>
                </th>
                <td>
                  {Number(shownAt(plant, field).toPrecision(4))} <small>{field.unit === '% points' ? '%' : field.unit}</small>
                </td>
                <td>
                  <input
                    type="number"
                    step="any"
                    min={0}
                    aria-label={`Step of ${field.label}, ${field.unit}`}
                    value={step}
                    onInput={({ currentTarget: { valueAsNumber } }) => {
                      if (valueAsNumber > 0) setSteps({ ...steps, [field.path]: valueAsNumber })
                    }}
                  />{' '}
                  <small>{field.unit}</small>
                </td>
                <td>{changeText(down)}</td>
                <td>{changeText(up)}</td>
                <td class="words">{step === field.step ? field.source : `yours; proposed ${shown(field.step, 2)}: ${field.source}`}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <TableTools name="sensitivity" rows={csvRows} />
    </section>
  )
}

function changeText(share: number | null): string {
  return share === null ? 'refused' : signed(100 * share, 3)
}
