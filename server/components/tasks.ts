import type { Component, ComponentSummary } from '@pvyield/contract/schemas'
import type { ComponentService } from './service.ts'

export interface WantedComponent {
  readonly id: string
  readonly kind: Component['kind'] | undefined
}

/** Tasks of a worker for components, which it finds in the library. */
export class ComponentTasks {
  constructor(private readonly components: ComponentService) {}

  readonly listComponents = async (_all: null): Promise<ComponentSummary[]> => this.components.list()

  /** Fails: Problem not_found of the field `component_id`. */
  readonly describeComponent = async ({ id, kind }: WantedComponent): Promise<Component> => this.components.get(id, kind)
}
