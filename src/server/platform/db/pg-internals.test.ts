import { Socket } from "node:net";
import pg from "pg";
import { expect, it } from "vitest";
import { socketOf } from "./pg-internals.ts";

it("WEB-96 a client of the driver has its socket where it is cut", () => {
  expect(socketOf(new pg.Client())).toBeInstanceOf(Socket);
});
