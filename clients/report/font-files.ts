/** The files of the typeface of reports in its package, `@expo-google-fonts/inter`. */
export const FONT_FILES = { regular: '400Regular/Inter_400Regular.ttf', strong: '600SemiBold/Inter_600SemiBold.ttf' } as const

/** Where the package is, for a host that reads files. */
export function fontFile(name: (typeof FONT_FILES)[keyof typeof FONT_FILES]): string {
  // Not import.meta, which bundles of byte code do not have.
  return Bun.resolveSync(`@expo-google-fonts/inter/${name}`, __dirname)
}
