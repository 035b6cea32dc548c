const WORDS: Readonly<Record<string, string>> = {
  ac: 'AC',
  dc: 'DC',
  iam: 'IAM',
  mppt: 'MPPT',
  lid: 'LID',
  mv: 'MV',
  hv: 'HV',
  poa: 'POA',
  stc: 'STC',
  soc: 'SOC',
  noct: 'NOCT',
}

/** A key in words. */
export function labelOf(key: string): string {
  const text = key
    .split('_')
    .map((word) => WORDS[word] ?? word)
    .join(' ')
  return text.charAt(0).toUpperCase() + text.slice(1)
}
