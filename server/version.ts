import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Version of the service. */
export const { version: VERSION } = JSON.parse(readFileSync(join(import.meta.dir, 'package.json'), 'utf8')) as { version: string }
