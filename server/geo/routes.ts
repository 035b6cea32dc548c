import type { Handlers } from '@pvyield/contract/handlers'
import type { Context } from '../http/context.ts'
import type { HorizonService } from './horizon-service.ts'
import type { PlaceService } from './service.ts'

export function geoRoutes(horizons: HorizonService, places: PlaceService): Pick<Handlers<Context>, 'getHorizon' | 'findPlaces'> {
  return {
    getHorizon: async ({ query: { lat, lon } }) => ({ status: 200, body: await horizons.at(lat, lon) }),
    findPlaces: async ({ query: { q } }) => ({ status: 200, body: await places.find(q) }),
  }
}
