import { expect, test } from 'bun:test'
import { PaymentService, type PaymentServiceParts } from '../../../../server/charging/payments/service.ts'
import { Database } from '../../../../server/db/database.ts'
import { SharedDuties } from '../../../../server/db/duties.ts'
import { DatabaseServer } from '../../db/database-server.ts'

test('what two servers report at once the provider gets once', async () => {
  const server = new DatabaseServer(() => 'answered')
  const database = await Database.open(server.url)
  const metered = new Set<string>()
  const reported: string[] = []
  const runs = Array.from({ length: 20 }, (_, k) => ({ seq: k + 1, customer: 'cus_1', reference: `run_${k}`, at: 0, micros: 1 }))
  const services = ['a', 'b'].map((name) => {
    server.database.run('insert into members (id, server, name, until) values (?, ?, ?, 9e15)', [name, name, name])
    const parts = {
      duties: new SharedDuties(database, name),
      ledger: {
        unmetered: async (_count: number, _account: null, after: number) =>
          runs.filter(({ seq, reference }) => seq > after && !metered.has(reference)),
        metered: (reference: string) => reference,
      },
      database: { write: async (reference: string) => void metered.add(reference) },
      provider: {
        report: async ({ identifier }: { identifier: string }) => {
          await Bun.sleep(1)
          reported.push(identifier)
        },
      },
    }
    return new PaymentService(parts as unknown as PaymentServiceParts)
  })
  await Promise.all(services.flatMap((service) => [service.reportUsage(), service.reportUsage()]))
  expect(reported.sort()).toEqual(runs.map(({ reference }) => reference).sort())
  await database.close()
  await server.stop()
})
