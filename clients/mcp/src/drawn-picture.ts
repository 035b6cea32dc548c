/** A picture as the answer of a tool: clients show it, and the model reads its title and description. */
export class DrawnPicture {
  constructor(
    readonly name: string,
    readonly svg: string,
  ) {}

  /** The words of the picture for those who cannot see it. */
  get words(): string {
    const [, title = '', description = ''] = /<title>(.*?)<\/title><desc>(.*?)<\/desc>/s.exec(this.svg) ?? []
    return unescaped(`${title}: ${description}`)
  }
}

function unescaped(text: string): string {
  return text.replace(/&#(\d+);/g, (_, code) => String.fromCharCode(Number(code)))
}
