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

/** Signs in by a recovery code and a new password; all other sessions end. */
export function recover(recovery: Recovery): Promise<Visitor> {
  return noted(enterByCode(recovery));
}
