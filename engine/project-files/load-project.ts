import type { ParsedProjectOut, ParsedSceneOut } from '@pvyield/contract/schemas'
import type { ImportedProject, ProjectFiles } from './import-project.ts'
import type { ProjectOptions } from './parse-project.ts'

/** As `parseProject` of parse-project.ts, which is loaded when it is first called: few hosts read whole projects. */
export async function parseProject(bytes: Uint8Array, options: ProjectOptions = {}): Promise<ParsedProjectOut> {
  const reader = await import('./parse-project.ts')
  return reader.parseProject(bytes, options)
}

/** The same of parse-scene.ts. */
export async function parseScene(bytes: Uint8Array, options: { latitude?: number } = {}): Promise<ParsedSceneOut> {
  const reader = await import('./parse-scene.ts')
  return reader.parseScene(bytes, options)
}

/** The same of import-project.ts. */
export async function importProject(files: ProjectFiles): Promise<ImportedProject> {
  const reader = await import('./import-project.ts')
  return reader.importProject(files)
}
