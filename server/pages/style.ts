import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { sha256 } from '../sha256.ts'

/** In the order in which later rules win. */
const PARTS = ['tokens', 'base', 'controls', 'tables', 'shell', 'docs', 'account']
const HASH_CHARS = 12

/** The styles of all pages. */
export const STYLE = PARTS.map((part) => readFileSync(join(import.meta.dir, 'styles', `${part}.css`), 'utf8')).join('\n')
/** Its name changes with its content, so that browsers may keep it for ever. */
export const STYLE_NAME = `style-${sha256(STYLE).slice(0, HASH_CHARS)}.css`
