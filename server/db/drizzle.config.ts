import { defineConfig } from 'drizzle-kit'

/**
 * `bunx drizzle-kit generate --config server/db/drizzle.config.ts` writes the next migration. The
 * server applies migrations at start.
 */
export default defineConfig({
  dialect: 'sqlite',
  schema: [
    './server/runs/table.ts',
    './server/weather/table.ts',
    './server/idempotency/table.ts',
    './server/geo/table.ts',
    './server/accounts/table.ts',
    './server/mail/table.ts',
    './server/feedback/table.ts',
    './server/projects/table.ts',
    './server/db/table.ts',
    './server/objects/table.ts',
    './server/charging/ledger/table.ts',
    './server/charging/payments/table.ts',
    './server/webhooks/table.ts',
  ],
  out: './server/db/migrations',
})
