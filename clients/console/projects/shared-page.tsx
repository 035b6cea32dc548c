import type { SharedProject, SharedRequest, SharedVariant } from '@pvyield/sdk'
import { useEffect, useState } from 'preact/hooks'
import { percent, shown } from '../parts/numbers.ts'
import { WideTable } from '../parts/wide-table.tsx'
import { labelOf } from '../plant/key-words.ts'
import { addressOf } from '../state/address.ts'
import { FIRST_STATE, type Plant } from '../state/console-state.ts'
import { call, messageOf } from './service.ts'

/** A project as its link shows it, to be read. */
export function SharedPage({ root, token }: { readonly root: string; readonly token: string }) {
  const [project, setProject] = useState<SharedProject | null>(null)
  const [fault, setFault] = useState('')
  const query = `token=${encodeURIComponent(token)}`
  useEffect(
    () => void call<SharedProject>(root, 'GET', `api/shared?${query}`).then(setProject, (cause: unknown) => setFault(messageOf(cause))),
    [],
  )
  const open = async (place: number, { kind }: SharedVariant) => {
    const { request } = await call<SharedRequest>(root, 'GET', `api/shared/variant?${query}&variant=${place}`)
    location.hash = addressOf({ ...FIRST_STATE, plant: { kind, body: request } as unknown as Plant })
    location.reload()
  }
  return (
    <div class="projects">
      <section class="card">
        <h1>{project?.name ?? 'Shared project'}</h1>
        {project === null ? null : (
          <>
            {project.notes === '' ? null : <p class="notes">{project.notes}</p>}
            <p class="hint">
              Shared to be read{project.expires_at === null ? '' : ` until ${project.expires_at.slice(0, 10)}`}. Changed{' '}
              {project.updated_at.slice(0, 10)}.
              {project.latitude === null || project.longitude === null
                ? ''
                : ` Site at latitude ${shown(project.latitude, 3)}°, longitude ${shown(project.longitude, 3)}°.`}
            </p>
            <SharedTable
              project={project}
              onOpen={(place, variant) => void open(place, variant).catch((cause: unknown) => setFault(messageOf(cause)))}
            />
          </>
        )}
        <p class="fault" role="status">
          {fault}
        </p>
      </section>
    </div>
  )
}

function SharedTable(props: { readonly project: SharedProject; readonly onOpen: (place: number, variant: SharedVariant) => void }) {
  return (
    <WideTable label="Variants">
      <table class="numbers variants stacked">
        <thead>
          <tr>
            <th scope="col">Variant</th>
            <th scope="col">Status</th>
            <th scope="col">Size, kWp</th>
            <th scope="col">Energy to grid, kWh</th>
            <th scope="col">Specific yield, kWh/kWp</th>
            <th scope="col">PR, %</th>
            <th scope="col">
              <span class="unseen">Actions</span>
            </th>
          </tr>
        </thead>
        <tbody>
          {props.project.variants.map((variant, k) => (
            <tr key={k}>
              <th scope="row">
                {variant.name}
                {variant.notes === '' ? null : <p class="hint">{variant.notes}</p>}
              </th>
              <td data-label="Status">{labelOf(variant.status)}</td>
              <td data-label="Size, kWp">{sizeText(variant)}</td>
              <td data-label="Energy to grid, kWh">{variant.run === null ? '–' : shown(variant.run.e_grid_kwh)}</td>
              <td data-label="Specific yield, kWh/kWp">{variant.run === null ? '–' : shown(variant.run.specific_yield_kwh_per_kwp, 1)}</td>
              <td data-label="PR, %">{variant.run?.performance_ratio == null ? '–' : percent(variant.run.performance_ratio).text}</td>
              <td>
                <button type="button" onClick={() => props.onOpen(k + 1, variant)}>
                  Show<span class="unseen"> {variant.name}</span>
                </button>
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </WideTable>
  )
}

/** What the run divides its energy by. */
function sizeText({ run }: SharedVariant): string {
  if (run === null || !(run.specific_yield_kwh_per_kwp > 0)) return '–'
  const kwp = run.e_grid_kwh / run.specific_yield_kwh_per_kwp
  return shown(kwp, kwp < 100 ? 1 : 0)
}
