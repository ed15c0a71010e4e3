/** Whether every percent sign of a path begins an escape that can be decoded; `/%E0%A4%A` holds one that cannot. */
export function canDecode(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
