import { createClient } from '@hey-api/openapi-ts'
import type { Document } from './document.ts'
import { withHoverText } from './hover-text.ts'

/** hey-api writes the generated part of the SDK into the folder, which it empties first. */
export async function writeSdk(document: Document, folder: string): Promise<void> {
  await createClient({
    input: withHoverText(document.json),
    output: { path: folder, module: { extension: '.ts' }, header: '' },
    logs: { level: 'silent' },
    plugins: ['@hey-api/typescript', '@hey-api/sdk', '@hey-api/client-fetch'],
  })
}
