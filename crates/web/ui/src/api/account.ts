import {
  type Credentials,
  enterByCode,
  enterByPassword,
  type Recovery,
  type Visitor,
} from "../wire/generated/wire.ts";
import { noted } from "./rooms.ts";

export function signInByPassword(account: Credentials): Promise<Visitor> {
  return noted(enterByPassword(account));
}

/** Ends all other sessions. */
export function recover(recovery: Recovery): Promise<Visitor> {
  return noted(enterByCode(recovery));
}
