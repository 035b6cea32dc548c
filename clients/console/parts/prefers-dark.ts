import { useEffect, useState } from 'preact/hooks'

/** Whether the person prefers dark colours, which may change. */
export function usePrefersDark(): boolean {
  const query = matchMedia('(prefers-color-scheme: dark)')
  const [isDark, setDark] = useState(query.matches)
  useEffect(() => {
    const change = () => setDark(query.matches)
    query.addEventListener('change', change)
    return () => query.removeEventListener('change', change)
  }, [])
  return isDark
}
