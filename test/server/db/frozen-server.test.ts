import { describe, expect, test } from 'bun:test'
import { SIMPLE } from '../answers.ts'
import { startTestService } from '../service.ts'
import { SQLD, startSqld } from './sqld.ts'

describe.skipIf(SQLD === null)(`a database server that is frozen${SQLD === null ? ' (skipped: set SQLD or PATH to sqld)' : ''}`, () => {
  test('costs no request more than its time, shows in the metrics, and everything goes on when it is back', async () => {
    const sqld = await startSqld()
    const service = await startTestService({ DATABASE_URL: sqld.url })
    const elsewhere = { ...SIMPLE, latitude: 49.1 }
    const away = async (answer: Promise<Response>) => {
      const { status, headers } = await answer
      return [status, headers.get('retry-after')]
    }
    try {
      process.kill(sqld.pid, 'SIGSTOP')
      const metrics = async () => (await service.request('/metrics')).text()
      expect(await metrics()).toContain('pvyield_store_failing ')
      const read = () => service.request('/api/runs/run_unknown')
      const waiting = [
        read(),
        read(),
        service.post('/api/run/simple', elsewhere),
        service.post('/api/run/simple', SIMPLE, { prefer: 'respond-async' }),
      ]
      for (const answer of waiting) expect(await away(answer)).toEqual([503, '5'])
      expect(await metrics()).toContain('pvyield_store_failing 1')
      expect(await away(read())).toEqual([503, '5'])
      expect(await away(service.request('/api/ready'))).toEqual([503, '5'])
    } finally {
      process.kill(sqld.pid, 'SIGCONT')
    }
    while ((await service.request('/api/ready')).status !== 200) await Bun.sleep(100)
    expect((await service.post('/api/run/simple', elsewhere)).status).toBe(200)
    await service.stop()
    await sqld.stop()
  })
})
