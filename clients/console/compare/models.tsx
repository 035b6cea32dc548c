import { STAGES, type Stage } from '@pvyield/engine/work'
import type { TreeAnswer, TreeOption } from '@pvyield/sdk'
import { useEffect, useState } from 'preact/hooks'
import { shown } from '../parts/numbers.ts'
import { pictureElement } from '../parts/picture.ts'
import { usePrefersDark } from '../parts/prefers-dark.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { labelOf } from '../plant/key-words.ts'
import type { PartProps } from './part-props.ts'
import { barPicture } from './pictures/bar-picture.ts'
import { signed } from './signed.ts'

interface Compared {
  readonly tree: TreeAnswer | null
  readonly fault: string | null
}

/** Every model of a stage instead of the chosen one. */
export function Models({ pool, state, isShown }: PartProps) {
  const [stage, setStage] = useState<Stage>('irradiance')
  const [{ tree, fault }, show] = useState<Compared>({ tree: null, fault: null })
  const { plant } = state
  useEffect(() => {
    if (!isShown) return undefined
    let isCurrent = true
    show({ tree: null, fault: null })
    void pool.ask('tree', { kind: plant.kind, body: plant.body, stage }).then(
      (tree) => isCurrent && show({ tree, fault: null }),
      (cause: unknown) => isCurrent && show({ tree: null, fault: cause instanceof Error ? cause.message : String(cause) }),
    )
    return () => {
      isCurrent = false
    }
  }, [pool, plant, stage, isShown])
  return (
    <>
      <section class="card" aria-labelledby="models-title">
        <h2 id="models-title">Models of a stage</h2>
        <label class="stage">
          Stage{' '}
          <select value={stage} onChange={({ currentTarget: { value } }) => setStage(value as Stage)}>
            {STAGES.map((name) => (
              <option key={name} value={name}>
                {labelOf(name)}
              </option>
            ))}
          </select>
        </label>
        <p class="hint" role="status">
          {tree === null
            ? fault === null
              ? 'Computing'
              : ''
            : `Each model instead of the chosen one, all else as it is: ${shown(tree.e_grid_kwh)} kWh with the chosen ones.`}
        </p>
      </section>
      {fault === null ? null : (
        <p class="refusal" role="alert">
          {fault}
        </p>
      )}
      {tree === null ? null : <Steps tree={tree} />}
    </>
  )
}

function Steps({ tree }: { readonly tree: TreeAnswer }) {
  const most = Math.max(1e-9, ...tree.steps.flatMap(({ options }) => options.map(({ difference }) => Math.abs(difference ?? 0))))
  return (
    <>
      {tree.steps.map(({ step, title, options }) => (
        <section key={step} class="card" aria-labelledby={`step-${step}`}>
          <h2 id={`step-${step}`}>
            {title} <code>{step}</code>
          </h2>
          <WideTable label={`Models: ${title}`}>
            <table class="numbers models">
              <thead>
                <tr>
                  <th scope="col">Model</th>
                  <th scope="col">
                    Difference
                    <br />
                    <small>kWh</small>
                  </th>
                  <th scope="col">
                    <br />
                    <small>%</small>
                  </th>
                  <th scope="col">
                    <span class="unseen">As a bar</span>
                  </th>
                  <th scope="col" class="words">
                    Source
                  </th>
                </tr>
              </thead>
              <tbody>
                {options.map((option) => (
                  <Option key={option.option} option={option} most={most} />
                ))}
              </tbody>
            </table>
          </WideTable>
        </section>
      ))}
    </>
  )
}

function Option(props: { readonly option: TreeOption; readonly most: number }) {
  const { option, title, source, selected, reason, difference_kwh: kwh, difference } = props.option
  const isDark = usePrefersDark()
  return (
    <tr class={selected ? 'chosen' : undefined}>
      <th scope="row">
        {title} <code>{option}</code> {selected ? <small>chosen</small> : null}
      </th>
      {kwh === null ? (
        <td colSpan={3} class="words">
          {reason}
        </td>
      ) : (
        <>
          <td>{signed(kwh, 1)}</td>
          <td>{difference === null ? '–' : signed(100 * difference, 3)}</td>
          <td>{pictureElement(barPicture((difference ?? 0) / props.most, isDark ? 'dark' : 'light'))}</td>
        </>
      )}
      <td class="words">{source}</td>
    </tr>
  )
}
