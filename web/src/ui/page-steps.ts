const AROUND = 1;

/** The pages that a pagination names: the first, the last, the current with its neighbours; null where pages are left out between two. */
export function pageSteps(page: number, pages: number): readonly (number | null)[] {
  const named = Array.from({ length: pages }, (_, index) => index + 1).filter(
    (step) => step === 1 || step === pages || Math.abs(step - page) <= AROUND,
  );
  return named.flatMap((step, index) => {
    const missing = step - (named[index - 1] ?? 0) - 1;
    if (missing === 0) return [step];
    return missing === 1 ? [step - 1, step] : [null, step];
  });
}
