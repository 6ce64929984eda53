-- What has happened to a transit order, what carriers said and what was declared stays as it was written.
revoke update, delete, truncate on transit_event, logistics_event, declaration_line from sampan_app;
-- next
revoke delete, truncate on transit_order, transit_parcel, transit_box from sampan_app;
-- next
-- What left together is history.
revoke delete, truncate on transit_batch, manifest_template from sampan_app;
-- next
select hide_from_shoppers(name) from unnest(array['transit_batch', 'manifest_template']) name;
