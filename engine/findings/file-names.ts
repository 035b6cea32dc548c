/** Fields as the query of the parse operations and the columns of a file name them: without their section. */
export function inFile(path: string): string {
  return path.slice(path.lastIndexOf('.') + 1)
}
