import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import type { InverterFileAnswer, ModuleFileAnswer } from '@pvyield/contract/schemas'
import { bytesOf, ondText, panText } from '../../engine/component-files/component-text.ts'
import { smallPlant } from '../../engine/small-plant.ts'
import { problemOf, runOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService()
})
afterAll(() => service.stop())

function upload(path: 'parse-pan' | 'parse-ond', content: string | Uint8Array<ArrayBuffer>, name = 'component') {
  const body = new FormData()
  body.append('file', new File([content], name))
  return service.request(`/api/${path}`, { method: 'POST', body })
}

async function read<Answer>(path: 'parse-pan' | 'parse-ond', content: string | Uint8Array<ArrayBuffer>): Promise<Answer> {
  const answer = await upload(path, content)
  if (answer.status !== 200) throw new Error(`${answer.status}: ${await answer.text()}`)
  return (await answer.json()) as Answer
}

describe('POST /api/parse-pan and /api/parse-ond', () => {
  test('the sections run unchanged, with what the files offer apart', async () => {
    const { module, iam, patch } = await read<ModuleFileAnswer>('parse-pan', panText())
    const { inverter, patch: inverterPatch } = await read<InverterFileAnswer>('parse-ond', ondText())
    const { array, ...plant } = smallPlant()
    const request = { ...plant, module, iam, inverter, array: { ...array, ...inverterPatch.array, cell_layout: 'half' }, ...patch }
    const { summary } = await runOf(await service.post('/api/run', request))
    expect(summary.specific_yield_kwh_per_kwp).toBeWithin(3, 8)
    expect(summary.warnings.filter((warning) => warning.includes('module'))).toEqual([])
  })

  test('gzip is read, and gives the same answer', async () => {
    const plain = await read<ModuleFileAnswer>('parse-pan', panText())
    expect(await read<ModuleFileAnswer>('parse-pan', Bun.gzipSync(panText()))).toEqual(plain)
  })

  test('every failure of a file is an item of its own, with line and key', async () => {
    const answer = await upload('parse-pan', panText({ keys: { Isc: null, Voc: 'high' } }))
    expect(answer.status).toBe(422)
    const { code, field, errors } = await problemOf(answer)
    expect([code, field]).toEqual(['validation_error', 'file'])
    expect(errors.map(({ message }) => message)).toEqual([
      'Key Isc: The short-circuit current is missing: add the line Isc=...',
      "Line 16, key Voc: 'high' is not a finite number: write it with a decimal point, without its unit",
    ])
  })

  test('a file of the other kind is refused with the operation that reads it', async () => {
    const { detail } = await problemOf(await upload('parse-ond', panText()))
    expect(detail).toContain('send it to POST /api/parse-pan')
  })

  test('binary files of versions before 6.40 are 422 with what to do', async () => {
    const { detail } = await problemOf(
      await upload(
        'parse-pan',
        Uint8Array.from({ length: 900 }, (_, k) => (k * 37) % 256),
      ),
    )
    expect(detail).toContain('PVsyst 6.40 or later')
  })

  test('a body beyond 1 MB is 413; a file that inflates beyond it is refused', async () => {
    const long = `${panText()}${'x'.repeat(1_200_000)}`
    for (const path of ['parse-pan', 'parse-ond'] as const) {
      const answer = await upload(path, long)
      expect([answer.status, (await problemOf(answer)).detail]).toEqual([
        413,
        'The body has more than 1 MB: send only what this operation reads; its limit holds for gzip too',
      ])
    }
    const packed = await upload('parse-pan', Bun.gzipSync(long))
    expect([packed.status, (await problemOf(packed)).detail]).toEqual([422, expect.stringContaining('inflates to more than the limit')])
  })

  test('missing and unknown parts are named', async () => {
    const body = new FormData()
    body.append('pan', new File([bytesOf(panText()) as Uint8Array<ArrayBuffer>], 'a.PAN'))
    const answer = await service.request('/api/parse-pan', { method: 'POST', body })
    expect((await problemOf(answer)).errors.map(({ field }) => field)).toEqual(['pan', 'file'])
  })

  test('the name of the file has no meaning', async () => {
    const plain = await read<ModuleFileAnswer>('parse-pan', panText())
    const answer = await upload('parse-pan', panText(), '../../etc/passwd')
    expect((await answer.json()) as ModuleFileAnswer).toEqual(plain)
  })
})
