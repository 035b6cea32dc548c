import type { SimpleRunRequest } from '@pvyield/sdk'
import { RUN_OPTIONS, type Service } from './service.ts'
import { asObject } from './tool.ts'

/**
 * The full request that a tool starts from: the one that was sent, or that of a simple run, which the
 * service expands without running or charging it.
 * Fails: TypeError; as the service.
 */
export async function fullRequest(given: Record<string, unknown>, { pvyield }: Service): Promise<Record<string, unknown>> {
  const { simple, request } = given
  if ((simple === undefined) === (request === undefined)) throw new TypeError('give one of simple and request')
  if (request !== undefined) return asObject(request, 'request')
  const expanded = await pvyield.expandSimpleRun(asObject(simple, 'simple') as unknown as SimpleRunRequest, {}, RUN_OPTIONS)
  return { ...expanded.request }
}
