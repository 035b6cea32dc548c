import { readConfig } from '../../../server/config.ts'

/** The rules of a service whose settings say nothing else. */
export const PRICING = readConfig({}).pricing
