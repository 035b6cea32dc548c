import type { Names } from '../findings/entry.ts'
import { FED_BY } from './full-sources.ts'

/** Fields of the full request by the simple fields that feed them: all that its caller can send. */
export const simpleNames: Names = (path) => (FED_BY as Readonly<Record<string, string | undefined>>)[path] ?? path

/** The same for a request that names its module and inverter: it can send their fields. */
export const componentNames: Names = (path) => (/^(module|inverter)\./.test(path) ? path : simpleNames(path))
