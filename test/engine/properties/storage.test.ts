import { describe, expect, test } from 'bun:test'
import { GENERATED, type GeneratedPlant, seriesOf } from './generated-plants.ts'

const CLOSURE = 1e-9

const stored = GENERATED.plants.filter(({ request }) => request.storage !== null)

function column(plant: GeneratedPlant, name: 'EBatCh' | 'EBatDis' | 'SOC' | 'ELoad' | 'EFromGrid'): Float64Array {
  const isDc = plant.request.storage?.coupling === 'dc' && name.startsWith('EBat')
  const found = seriesOf(plant, isDc ? (`${name}DC` as 'EBatChDC' | 'EBatDisDC') : name)
  if (found === null) throw new Error(`${plant.name} has no ${name}`)
  return found
}

describe('storage conserves energy', () => {
  test('in every row: charged energy less losses equals stored or delivered energy', () => {
    for (const plant of stored) {
      const { storage } = plant.request
      if (storage === null) continue
      const [charged, discharged, charge] = [column(plant, 'EBatCh'), column(plant, 'EBatDis'), column(plant, 'SOC')]
      let before = storage.soc_start ?? storage.soc_min
      for (let row = 0; row < charge.length; row++) {
        const converter = storage.coupling === 'dc' ? storage.dc_converter_efficiency : 1
        const gain = charged[row] * converter * storage.efficiency_charge - discharged[row] / (converter * storage.efficiency_discharge)
        const after = storage.capacity_kwh === 0 ? 0 : charge[row]
        const error = (after - (storage.capacity_kwh === 0 ? 0 : before)) * storage.capacity_kwh - gain
        expect(Math.abs(error), `${plant.name}, row ${row}`).toBeLessThanOrEqual(CLOSURE * Math.max(storage.capacity_kwh, 1))
        before = after
      }
    }
  })

  test('in the diagram and in the summary', () => {
    for (const { name, request, outcome } of stored) {
      const { summary, loss_diagram } = outcome.answer
      const kwh = (key: string): number => loss_diagram.find((row) => row.key === key)?.value ?? Number.NaN
      const { storage } = summary
      if (storage === null) throw new Error(`${name} reports nothing about its storage`)
      const scale = Math.max(request.storage?.capacity_kwh ?? 0, storage.charged_kwh, storage.discharged_kwh)
      const storedDc = request.storage?.coupling === 'dc' ? kwh('storage_dc_loss') + kwh('storage_dc_change') : 0
      expect(
        Math.abs(storage.charged_kwh - storage.discharged_kwh - kwh('storage_loss') - kwh('storage_change') - storedDc),
        name,
      ).toBeLessThanOrEqual(CLOSURE * scale)
      expect(kwh('self_consumed') + storage.from_grid_kwh, name).toBeCloseTo(storage.load_kwh, 6)
    }
  })

  test('within its capacity and power limits, and never charges and discharges at once', () => {
    for (const plant of stored) {
      const { storage, weather } = plant.request
      if (storage === null) continue
      const hours = weather.step_minutes / 60
      const maxKwh = (kw: number | null): number => (kw ?? storage.capacity_kwh / 2) * hours * (1 + CLOSURE)
      const [charged, discharged, charge] = [column(plant, 'EBatCh'), column(plant, 'EBatDis'), column(plant, 'SOC')]
      expect(Math.max(...charged), plant.name).toBeLessThanOrEqual(maxKwh(storage.charge_max_kw))
      expect(Math.max(...discharged), plant.name).toBeLessThanOrEqual(maxKwh(storage.discharge_max_kw))
      expect(Math.min(...charged, ...discharged), plant.name).toBeGreaterThanOrEqual(0)
      expect(
        charged.findIndex((kwh, row) => kwh > 0 && discharged[row] > 0),
        plant.name,
      ).toBe(-1)
      if (storage.capacity_kwh === 0) continue
      expect(Math.max(...charge), plant.name).toBeLessThanOrEqual(1)
      expect(Math.min(...charge), plant.name).toBeGreaterThanOrEqual(storage.soc_min - CLOSURE)
    }
  })
})
