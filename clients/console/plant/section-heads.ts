import type { ComponentType } from 'preact'
import type { SectionProps } from './form-props.ts'
import { InverterHead } from './inverter-head.tsx'
import { ModuleHead } from './module-head.tsx'
import { SizeStrings } from './size-strings.tsx'
import { StorageHead } from './storage-head.tsx'
import { WeatherHead } from './weather-head.tsx'

/** What sections have above their fields. */
export const SECTION_HEADS: Readonly<Record<string, ComponentType<SectionProps>>> = {
  weather: WeatherHead,
  array: SizeStrings,
  module: ModuleHead,
  inverter: InverterHead,
  storage: StorageHead,
}
