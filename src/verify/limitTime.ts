/** What the work gives, or an error that says what takes too long: a browser that answers no more would be waited for without end. */
export async function limitTime<Result>(
  work: Promise<Result>,
  { minutes, what }: { minutes: number; what: string },
): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const fail = () => reject(new Error(`${what} took more than ${minutes} minutes.`));
    timer = setTimeout(fail, minutes * 60_000);
  });
  return Promise.race([work, late]).finally(() => clearTimeout(timer));
}
