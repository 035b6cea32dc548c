/** What the document calls 1 MB. */
export const MEBIBYTE = 1024 * 1024
