import type { SubArrayResult } from '@pvyield/sdk'
import { signed } from '../compare/signed.ts'
import { shown } from '../parts/numbers.ts'
import { TableTools } from '../parts/table-tools.tsx'
import { WideTable } from '../parts/wide-table.tsx'
import { titleOf } from './part-figures.ts'

/** A variant by its parts; a plant without parts has none. */
export interface ComparedParts {
  readonly name: string
  readonly parts: readonly SubArrayResult[]
}

/** The energies of the parts of variants next to each other. Parts of one id are the same part. */
export function PartsCompared({ variants }: { readonly variants: readonly ComparedParts[] }) {
  const [base] = variants
  const titles = new Map(variants.flatMap(({ parts }) => parts.map((part) => [part.id, titleOf(part)] as const)))
  if (titles.size === 0 || base === undefined) return null
  const of = (parts: readonly SubArrayResult[], id: string) => parts.find((part) => part.id === id)
  const csvRows = () => [
    ['part', ...variants.map(({ name }) => `${name}, kWh`)],
    ...[...titles.keys()].map((id) => [id, ...variants.map(({ parts }) => energyOf(of(parts, id)))]),
  ]
  return (
    <section class="card" aria-labelledby="parts-compared-title">
      <h2 id="parts-compared-title">Parts, at the output of the inverters</h2>
      <WideTable label="Table of parts of the variants">
        <table class="numbers parts-table">
          <thead>
            <tr>
              <th scope="col">Part</th>
              {variants.map(({ name }, k) => (
                <th key={k} scope="col" colSpan={k === 0 ? 2 : 3}>
                  {name}
                  <br />
                  <small>{k === 0 ? 'kWp, kWh' : 'kWp, kWh, difference in %'}</small>
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {[...titles].map(([id, title]) => (
              <tr key={id}>
                <th scope="row">{title}</th>
                {variants.flatMap(({ parts }, k) => {
                  const [own, first] = [of(parts, id), of(base.parts, id)]
                  const cells = [
                    <td key={`p${k}`}>{own === undefined ? '–' : shown(own.dc_kwp, 1)}</td>,
                    <td key={`e${k}`}>{energyText(own)}</td>,
                  ]
                  return k === 0 ? cells : [...cells, <td key={`d${k}`}>{differenceText(own, first)}</td>]
                })}
              </tr>
            ))}
          </tbody>
        </table>
      </WideTable>
      <TableTools name="parts-compared" rows={csvRows} />
    </section>
  )
}

function energyOf(part: SubArrayResult | undefined): number | null {
  return part === undefined ? null : part.specific_yield_kwh_per_kwp * part.dc_kwp
}

function energyText(part: SubArrayResult | undefined): string {
  const energy = energyOf(part)
  return energy === null ? '–' : shown(energy)
}

function differenceText(part: SubArrayResult | undefined, base: SubArrayResult | undefined): string {
  const [own, first] = [energyOf(part), energyOf(base)]
  return own === null || first === null || first === 0 ? '–' : signed((100 * (own - first)) / first, 2)
}
