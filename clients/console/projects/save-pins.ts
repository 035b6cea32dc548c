import type { NewProject, Project } from '@pvyield/sdk'
import type { ConsoleState } from '../state/console-state.ts'
import { wholeRequest } from '../take/whole-request.ts'
import { call } from './service.ts'

/** Keeps the pinned plants as a project of the account. Returns its id. Fails: Refusal. */
export async function savePins(root: string, { pins, files, place }: ConsoleState): Promise<string> {
  const variants: object[] = []
  for (const [k, { name, plant }] of pins.entries())
    variants.push({ name: name.trim() || `Variant ${k + 1}`, request: await wholeRequest({ plant, files }) })
  const body = { name: place || 'Pinned plants', variants } as NewProject
  return (await call<Project>(root, 'POST', 'api/projects', body)).project_id
}
