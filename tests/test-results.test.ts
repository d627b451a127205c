import { expect, it } from "vitest";

const { resultOfPlaywright, resultOfVitest } = await import(
  `${new URL("../scripts/bootstrap/test-results.mjs", import.meta.url)}`
);

const passed = { specs: [{ title: "opens", tests: [{ status: "expected", projectName: "desktop" }] }] };

it("OPS-302 a run of browser tests that could not begin is a failure with its reason", () => {
  const message = "Error: Process from config.webServer was not able to start. Exit code: 1";
  const report = { stats: { expected: 0, unexpected: 0, skipped: 0 }, suites: [], errors: [{ message }] };
  expect(resultOfPlaywright(1, report)).toMatchObject({
    passed: 0,
    failed: 2,
    failures: [message, "No browser test ran"],
  });
  const skippedAll = { stats: { expected: 0, unexpected: 0, skipped: 12 }, suites: [], errors: [] };
  expect(resultOfPlaywright(0, skippedAll)).toMatchObject({ failed: 1, failures: ["No browser test ran"] });
});

it("OPS-302 errors outside of tests count beside the tests that ran", () => {
  const suites = [{ title: "map", ...passed }];
  const errors = [{ message: "a worker crashed" }, { value: "thrown" }];
  expect(resultOfPlaywright(1, { stats: { expected: 1 }, suites, errors })).toMatchObject({
    passed: 1,
    failed: 2,
    failures: ["a worker crashed", "thrown"],
  });
});

it("OPS-302 a runner that ends badly is a failure, also where its report names none or is missing", () => {
  expect(resultOfPlaywright(1, { stats: { expected: 1 }, suites: [], errors: [] })).toMatchObject({
    failed: 1,
    failures: ["Playwright ended with status 1"],
  });
  expect(resultOfVitest(1, { numPassedTests: 3 })).toMatchObject({ passed: 3, failed: 1 });
  expect(resultOfVitest(1, {})).toMatchObject({ failed: 1, failures: ["Vitest ended with status 1"] });
  expect(resultOfVitest(0, { numPassedTests: 3 })).toMatchObject({ failed: 0, failures: [] });
});

it("OPS-302 a test that passed only when it was repeated has failed, a skipped one gives its reason", () => {
  const tests = [{ status: "flaky", projectName: "desktop" }];
  const annotations = [{ type: "skip", description: "no Firefox" }];
  const suites = [
    {
      title: "map",
      specs: [
        { title: "opens", tests },
        { title: "moves", tests: [{ status: "skipped", annotations }] },
      ],
    },
  ];
  expect(resultOfPlaywright(0, { stats: { expected: 0, skipped: 1 }, suites })).toMatchObject({
    failed: 1,
    failures: ["map › [desktop] opens (passed only when it was repeated)"],
    skipReasons: ["no Firefox"],
  });
});
