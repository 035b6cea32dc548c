import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import { smallScene } from '../../engine/scene/small-scene.ts'
import { problemOf } from '../answers.ts'
import { startTestService, type TestService } from '../service.ts'

let service: TestService
beforeAll(async () => {
  service = await startTestService({ WORKERS: '2' })
})
afterAll(() => service.stop())

describe('POST /api/scene/export', () => {
  test('each format has its media type, and what it writes is what parse-scene reads', async () => {
    const types = { glb: 'model/gltf-binary', pvc: 'model/vnd.collada+xml', shd: 'application/octet-stream' }
    for (const [format, type] of Object.entries(types)) {
      const answer = await service.post(`/api/scene/export.${format}${format === 'shd' ? '?losses=accept' : ''}`, smallScene())
      expect([answer.status, answer.headers.get('content-type')?.split(';')[0]]).toEqual([200, type])
      const bytes = new Uint8Array(await answer.arrayBuffer())
      if (format === 'glb') {
        expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('glTF')
        continue
      }
      const form = new FormData()
      form.append('file', new File([bytes], `plant.${format}`))
      const read = await service.request('/api/parse-scene?latitude=48&longitude=11', { method: 'POST', body: form })
      expect(read.status).toBe(200)
      const { scene, format: found } = (await read.json()) as { scene: { placements: object[] }; format: string }
      expect([found, scene.placements.length]).toEqual([format === 'pvc' ? 'collada' : 'pvsyst', smallScene().placements.length])
    }
  })

  test('a scene that a run refuses, and what SHD cannot hold, are named by field', async () => {
    const failuresOf = async (path: string, body: unknown) => {
      const answer = await service.post(path, body)
      expect(answer.status).toBe(422)
      return (await problemOf(answer)).errors.map(({ field }) => field)
    }
    expect(await failuresOf('/api/scene/export.glb', { ...smallScene(), placements: [{ type: 'none', x: 0, y: 0 }] })).toContain(
      'placements.0.type',
    )
    expect(
      await failuresOf('/api/scene/export.shd', {
        ...smallScene(),
        outlines: [
          {
            vertices: [
              [0, 0, 0],
              [1, 0, 0],
              [1, 1, 0],
            ],
          },
        ],
      }),
    ).toContain('outlines')
    expect(await failuresOf('/api/scene/export.pvc?unit_m=0', smallScene())).toEqual(['unit_m'])
    expect(await failuresOf('/api/scene/export.pvc?losses=accept', smallScene())).toEqual(['losses'])
  })

  test('rules of the caller are checked where they are sent', async () => {
    const form = new FormData()
    form.append('file', new File(['x,y,length,width\n0,0,10,4\n'], 'plant.csv'))
    const answer = await service.request('/api/parse-scene?roles=row:roof', { method: 'POST', body: form })
    expect(answer.status).toBe(422)
    expect((await problemOf(answer)).errors[0]?.message).toContain('is not a rule')
  })
})
