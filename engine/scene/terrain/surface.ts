/** The ground: one height for each place that it covers. */
export interface Surface {
  readonly lowest: number
  readonly highest: number
  /** NaN where there is no ground; infinite where triangles of a mesh disagree. */
  heightAt(x: number, y: number): number
  /** Triangles that a look at a place compares. */
  comparedAt(x: number, y: number): number
}
