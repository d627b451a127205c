/** What Vitest's JSON report says, with the names of what failed. */
export function resultOfVitest(
  code,
  { numPassedTests = 0, numFailedTests = 0, numPendingTests = 0, testResults = [] },
) {
  const brokenFiles = testResults.filter(
    (file) => file.status === "failed" && file.assertionResults.length === 0,
  );
  const failed = testResults.flatMap(({ name, assertionResults }) =>
    assertionResults
      .filter(({ status }) => status === "failed")
      .map(({ fullName }) => `${name} › ${fullName}`),
  );
  return heedingCode("Vitest", {
    code,
    passed: numPassedTests,
    failed: numFailedTests + brokenFiles.length,
    skipped: numPendingTests,
    failures: [...brokenFiles.map(({ name }) => name), ...failed],
  });
}

/** What Playwright's JSON report says. A server that did not start, or a file that cannot be read, is an error without a test. */
export function resultOfPlaywright(code, { stats = {}, suites = [], errors = [] }) {
  const { expected = 0, unexpected = 0, skipped = 0 } = stats;
  // A test that passed only when it was repeated counts as failed.
  const flaky = suites.flatMap((suite) => testsOf(suite, "flaky"));
  const ran = expected + unexpected + flaky.length;
  const failures = [
    ...errors.map(({ message, value }) => message ?? value ?? "an error without a message"),
    ...(ran === 0 ? ["No browser test ran"] : []),
    ...suites.flatMap((suite) => testsOf(suite, "unexpected")),
    ...flaky.map((name) => `${name} (passed only when it was repeated)`),
  ];
  const result = heedingCode("Playwright", {
    code,
    passed: expected,
    failed: unexpected + flaky.length + errors.length + (ran === 0 ? 1 : 0),
    skipped,
    failures,
  });
  return { ...result, skipReasons: [...new Set(suites.flatMap(skipReasons))] };
}

/** A runner that ends badly without naming a failure has failed itself. */
function heedingCode(runner, result) {
  if (result.code === 0 || result.failed > 0) return result;
  const failures = [...result.failures, `${runner} ended with status ${result.code}`];
  return { ...result, failed: 1, failures };
}

/** The names of a suite's tests that ended so. */
function testsOf({ title, suites = [], specs = [] }, wanted) {
  const own = specs.flatMap((spec) =>
    spec.tests
      .filter(({ status }) => status === wanted)
      .map(({ projectName }) => `[${projectName}] ${spec.title}`),
  );
  return [...own, ...suites.flatMap((suite) => testsOf(suite, wanted))].map((name) => `${title} › ${name}`);
}

function skipReasons({ suites = [], specs = [] }) {
  const annotations = specs.flatMap(({ tests }) => tests).flatMap(({ annotations = [] }) => annotations);
  const reasons = annotations.filter(({ type }) => type === "skip").map(({ description }) => description);
  return [...reasons.filter(Boolean), ...suites.flatMap(skipReasons)];
}
