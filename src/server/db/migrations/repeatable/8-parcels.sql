-- What has happened to a parcel stays as it was written, and the parcel with it: it ends in a state, not by going.
revoke update, delete, truncate on parcel_event, courier_event from sampan_app;
-- next
revoke delete, truncate on parcel, user_warehouse from sampan_app;
-- next
-- A day that was paid for stays paid.
revoke update, delete, truncate on storage_day from sampan_app;
-- next
-- What was paid ahead of a day that never came goes back, and the day may come after all.
grant update (fen, currency, amount, charged_at, returned_at) on storage_day to sampan_app;
